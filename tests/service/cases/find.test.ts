import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatVoucherNumber } from '#shared/rules/voucher-number.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let reception: Awaited<ReturnType<StaffStack['staffMember']>>
let farooq: Awaited<ReturnType<StaffStack['submittedCase']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  reception = await staffStack.staffMember('reception')
  farooq = await staffStack.submittedCase({
    person: { name: 'Muhammad Farooq Qureshi', cnic: '3520212345671', phone: '0321 7654321' },
    title: 'Renewal',
    withDocuments: false,
  })
  await staffStack.submittedCase({ person: { name: 'Ayesha Siddiqua' }, withDocuments: false })
})
afterAll(() => staffStack.close())

const found = async (q: string): Promise<string[]> =>
  (await reception.ask('cases.find', { query: { q } })).body.data.rows.map(({ id }: { id: string }) => id)

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
])('a case is found by %s', async (_what, q) => {
  expect(await found(q)).toEqual([farooq.id])
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

test('a case is found by its voucher number or the beginning of it', async () => {
  const { voucher_number } = farooq.form
  for (const q of [voucher_number, formatVoucherNumber(voucher_number), voucher_number.slice(0, 7)])
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
