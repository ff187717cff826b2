/** Sixty questions as people ask them at the desk: the right case must be among the first three. */
import { expect, test } from 'vitest'
import { aSubmitter, submitACase } from '#tests/support/cases/case-items.ts'
import { aUserApplication } from '#tests/support/people/applicants.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reception = await staffStack.staffMember('reception')
const { invoke, services } = staffStack.stack

/** Two hundred others with names that many have, of whom thirty are called Ayesha. */
const given = 'Ahsan Ali Bilal Hina Imran Khadija Muhammad Nida Usman Zainab'.split(' ')
const family =
  'Ahmad Baloch Butt Chaudhry Durrani Gul Hussain Iqbal Khan Malik Mengal Raja Rind Shah Sheikh'.split(' ')
const names = [...given, 'Ayesha', 'Ayesha', 'Umme Ayesha'].flatMap((one) =>
  family.map((other) => `${one} ${other}`),
)
const aDay = 24 * 60 * 60 * 1000
const start = Date.now() - 300 * aDay
const others: Awaited<ReturnType<typeof submitACase>>[] = []
for (const [index, name] of names.entries()) {
  const number = String(index).padStart(4, '0')
  const who = {
    ...aSubmitter(),
    ...{ name, father_name: `${given[index % 10]} ${family[(index * 7) % 15]}` },
    ...{ cnic: `9088${number}99009`, phone: `0399 90${number}9` },
  }
  others.push(await submitACase(services.applicationForms, who, new Date(start + index * aDay)))
}

const aCase = (name: string, father_name: string, cnic: string, phone: string, more: object = {}) =>
  staffStack.submittedCase({
    person: { name, father_name, cnic, phone, email: `${name.split(' ').at(-1)?.toLowerCase()}@example.com` },
    withDocuments: false,
    ...more,
  })
const ayesha = await aCase('Ayesha Siddiqua', 'Javed Iqbal', '3610354321768', '0333 4455667')
const farooq = await aCase('Muhammad Farooq Qureshi', 'Abdul Ghafoor', '3520212345671', '0321 7654321', {
  title: 'Renewal',
})
const fatima = await aCase('Fatima Zahra', 'Ghulam Hussain', '4210188776653', '0345 2228899')
const mustafa = await aCase('Syed Ghulam Mustafa Bukhari', 'Syed Anwar Shah', '6110112244338', '0301 5566778')
const khalil = await aCase('Khalil ur Rehman Khattak', 'Saif ur Rehman', '1730156473829', '0300 9182736')

const stated = aUserApplication({ challan_no: 'HBL-2026-0815' })
await invoke('userApplications.create', { token: farooq.token, body: stated })
const accounts = await staffStack.staffMember('accounts')
await accounts.act(khalil.id, 'verify-fee', staffStack.payment(khalil, 'NBP/77/4471'))

/** Of random characters: here one whose parts are neither a name nor a number. */
const codeOf = ({ form }: (typeof others)[number]): string => form.reference_no.slice(-8)
const partsOf = (code: string) => [code.slice(0, 4), code.slice(-4), code.slice(1, 6), code.slice(3, 7)]
const isMixed = (part: string): boolean => /\d/.test(part) && /[A-Z]/.test(part)
const random = others.find((one) => partsOf(codeOf(one)).every(isMixed))!

const questions: [string, { id: string }][] = [
  [random.form.reference_no, random],
  [random.form.reference_no.toLowerCase(), random],
  [random.form.reference_no.replaceAll('-', ''), random],
  [random.form.reference_no.replaceAll('-', ' '), random],
  [codeOf(random), random],
  ...partsOf(codeOf(random)).map((part): [string, typeof random] => [part, random]),
  ['B-778', farooq],
  ['b 778', farooq],
  [farooq.form.voucher_number, farooq],
  [farooq.form.voucher_number.replace(/(...)(...)/, '$1 $2 '), farooq],
  [farooq.form.voucher_number.replace(/(.....)/, '$1-'), farooq],
  // Challans: one that is stated, and one that has paid.
  ['HBL-2026-0815', farooq],
  ['hbl20260815', farooq],
  ['HBL 2026', farooq],
  ['NBP/77/4471', khalil],
  ['nbp 77', khalil],
  ['3520212345671', farooq],
  ['35202-1234567-1', farooq],
  ['35202', farooq],
  ['35202-1234', farooq],
  ['1234567', farooq],
  ['1234567-1', farooq],
  ['45671', farooq],
  ['۳۵۲۰۲۱۲۳۴۵۶۷۱', farooq],
  ['35202-1234576-1', farooq],
  ['0321 7654321', farooq],
  ['+92 321 7654321', farooq],
  ['0092-321-7654321', farooq],
  ['0321-765', farooq],
  ['7654321', farooq],
  ['654321', farooq],
  ['۷۶۵۴۳۲۱', farooq],
  ['qureshi@example.com', farooq],
  ['Siddiqua@Example.com ', ayesha],
  ['zahra@example.com', fatima],
  ['Muhammad Farooq', farooq],
  ['Mohd Faruk Quraishi', farooq],
  ['Farooq Qureshi', farooq],
  ['Qureshi Farooq', farooq],
  ['Faro', farooq],
  ['محمد فاروق قریشی', farooq],
  ['Farqoo Qureshi', farooq],
  ['Muhammad Qureshi', farooq],
  ['فاطمہ', fatima],
  ['Fatimah', fatima],
  ['فاطمہ زہرا', fatima],
  ['Fatima Zehra', fatima],
  ['Ftaima', fatima],
  ['Fatima Ghulam Hussain', fatima],
  ['عائشہ', ayesha],
  ['Aisha Siddiqa', ayesha],
  ['Ayehsa Siddiqua', ayesha],
  ['Ayesha Javed', ayesha],
  ['Mustafa Bukhari', mustafa],
  ['Bukhari Ghulam Mustafa', mustafa],
  ['Msutafa', mustafa],
  ['Khalilur Rehman', khalil],
]

test('of sixty questions at least fifty-eight have the right case among the first three', async () => {
  expect(questions).toHaveLength(60)
  const misses: string[] = []
  for (const [q, { id }] of questions) {
    const { rows } = (await reception.ask('cases.find', { query: { q } })).body.data
    if (!rows.slice(0, 3).some((row: { id: string }) => row.id === id)) misses.push(q)
  }
  expect(misses.slice(2)).toEqual([])
})

test('a challan that is stated anew is found, the one before it is not, and one that has paid is found as both', async () => {
  const found = async (q: string) =>
    (await reception.ask('cases.find', { query: { q } })).body.data.rows.map(({ id }: { id: string }) => id)
  const state = (challan_no: string) =>
    invoke('tasks.update', { token: fatima.token, params: { id: 'me' }, body: { challan_no } })
  await invoke('userApplications.create', {
    token: fatima.token,
    body: aUserApplication({ challan_no: 'UBL-1-55501' }),
  })
  await state('UBL-2-55502')
  expect([await found('UBL-1-55501'), await found('ubl2 55502')]).toEqual([[], [fatima.id]])
  await accounts.act(fatima.id, 'verify-fee', staffStack.payment(fatima, 'UBL-2-55502'))
  await state('UBL-3-55503')
  expect([await found('UBL-2-55502'), await found('UBL-3-55503')]).toEqual([[fatima.id], [fatima.id]])
})
