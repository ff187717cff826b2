// cases.find
import { expect, test } from 'vitest'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { aSubmitter, submitACase } from '#tests/support/cases/case-items.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const reception = await staffStack.staffMember('reception')
const farooq = await staffStack.submittedCase({
  person: { name: 'Muhammad Farooq Qureshi', cnic: '3520212345671', phone: '0321 7654321' },
  title: 'Renewal',
  withDocuments: false,
})
await staffStack.submittedCase({
  person: { name: 'Ayesha Siddiqua', phone: '0300 7777777' },
  withDocuments: false,
})

interface Row {
  id: string
  father_name: string | null
}
const search = async (q: string): Promise<{ rows: Row[]; more: boolean }> =>
  (await reception.ask('cases.find', { query: { q } })).body.data
const found = async (q: string): Promise<string[]> => (await search(q)).rows.map(({ id }) => id)

test.each([
  ['the whole CNIC', '35202-1234567-1'],
  ['its middle', '1234567'],
  ['its end', '5671'],
  ['Urdu digits', '۳۵۲۰۲۱۲'],
  ['the phone', '0321 7654321'],
  ['the phone with the country', '+92 321 7654321'],
  ['the registration number', 'b-778'],
  ['the name as written', 'Muhammad Farooq'],
  ['the beginning of a name', 'Faro'],
  ['another spelling', 'Mohammed Faruk'],
  ['Urdu', 'محمد فاروق'],
  ['the last name alone', 'Quraishi'],
  ['the last two names', 'Farooq Quraishi'],
  ['the names with one left out', 'Muhammad Qureshi'],
  ['a CNIC with two digits swapped', '35202-1234576-1'],
])('a case is found by %s', async (_what, q) => {
  expect(await found(q)).toEqual([farooq.id])
})

test('a case is found by any part of its reference from four characters on, three of them of its code', async () => {
  const { reference_no } = farooq.form
  const plain = reference_no.replaceAll('-', '')
  const parts = Array.from({ length: 6 }, (_, from) => plain.slice(from + 5, from + 9))
  for (const q of [...parts, plain.slice(-4), reference_no.slice(-6), reference_no.slice(3, 11)])
    expect([q, await found(q)]).toEqual([q, expect.arrayContaining([farooq.id])]) // four characters may be another one's too
})

test('a case is found by its reference with and without dashes', async () => {
  const { reference_no } = farooq.form
  for (const q of [
    reference_no,
    reference_no.toLowerCase(),
    reference_no.replaceAll('-', ''),
    reference_no.slice(0, 12),
  ])
    expect(await found(q)).toContain(farooq.id)
})

test('a case is found by each word of a long name, by two of them in any order, and by them together with the father’s', async () => {
  const [name, father_name] = ['Syed Ghulam Mustafa Haider Bukhari Zaidi', 'Mir Nadir Jamali']
  const { id } = await staffStack.submittedCase({ person: { name, father_name }, withDocuments: false })
  for (const q of [
    ...name.split(' '),
    name,
    'Zaidi Ghulam',
    'Syed Haider',
    'Haider Syed',
    'Zaidi Mustafa Syed',
    'Ghulam Bukhari',
    `${name} ${father_name}`,
    `${name} Mir`,
  ])
    expect([q, (await found(q))[0]]).toEqual([q, id])
})

test('a row that was found by the father’s name says so', async () => {
  const person = { name: 'Rubina Kakar', father_name: 'Sardar Yar Jogezai' }
  const { id } = await staffStack.submittedCase({ person, withDocuments: false })
  for (const q of ['Jogezai', 'Sardar Yar', 'Jogezai Sardar'])
    expect([q, (await search(q)).rows]).toEqual([
      q,
      [expect.objectContaining({ id, father_name: 'Sardar Yar Jogezai' })],
    ])
  expect((await search('Rubina')).rows).toEqual([expect.objectContaining({ id, father_name: null })])
})

test('a name with an apostrophe is found however it is typed', async () => {
  const { id } = await staffStack.submittedCase({ person: { name: 'Maureen O’Neil' }, withDocuments: false })
  for (const q of ["O'Neil", 'O’Neil', 'ONeil', 'o neil', 'Neil', 'Maureen oneil', "Maureen O'Neil"])
    expect([q, await found(q)]).toEqual([q, [id]])
})

test('the best fit comes first: whole name, words of a name, father’s name', async () => {
  const of = async (name: string, father_name: string) =>
    (await staffStack.submittedCase({ person: { name, father_name }, withDocuments: false })).id
  const father = await of('Tahira Bibi', 'Zorawar Gichki')
  const longer = await of('Zorawar Gichki Bugti', 'Kamran Bugti')
  const whole = await of('Zorawar Gichki', 'Kamran Gichki')
  expect(await found('Zorawar Gichki')).toEqual([whole, longer, father])
})

test('a case is found by its voucher number, as printed and as exported', async () => {
  const { voucher_number } = farooq.form
  for (const q of [voucher_number, formatVoucherNumber(voucher_number)])
    expect(await found(q)).toContain(farooq.id)
})

test('a case is found by the challan that has paid for it', async () => {
  const accounts = await staffStack.staffMember('accounts')
  await accounts.act(farooq.id, 'verify-fee', staffStack.payment(farooq, 'HBL-2026-77'))
  expect(await found('hbl2026')).toEqual([farooq.id])
})

test.each(['Nobody Here', '999', '0000000', '%%%', 'ۃ'])('nothing is found for: %s', async (q) => {
  expect(await found(q)).toEqual([])
})

test('an empty search is refused', async () => {
  expect((await reception.ask('cases.find', { query: { q: ' ' } })).status).toBe(422)
})

test('among more than 25 matches the search says so, and a whole name or more of it still leads to the person', async () => {
  const namesakes = Array.from({ length: 30 }, (_, index) => ({
    ...aSubmitter(),
    name: index === 29 ? 'Waris Lashari' : `Waris Lashari ${'BDFGKLMNPRST'[index % 12]}arkat`,
    father_name: index === 11 ? 'Pervez Umrani' : 'Anwar Rind',
  }))
  const ids: string[] = []
  for (const who of namesakes) ids.push((await submitACase(staffStack.services.applicationForms, who)).id)
  const { rows, more } = await search('Waris Lashari')
  expect([rows.length, more, rows[0]?.id]).toEqual([25, true, ids[29]])
  expect(await search('Waris Lashari Tarkat Pervez')).toMatchObject({ rows: [{ id: ids[11] }], more: false })
  expect((await search('Waris Lashari Tarkat')).rows).toHaveLength(2)
})
