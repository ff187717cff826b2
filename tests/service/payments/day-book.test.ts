/** The day book: what acts move on which day, closed by one person, corrected by two. */
import { beforeAll, expect, test } from 'vitest'
import { totalOf } from '#shared/payments/rules/day-book.ts'
import { bankImportsOf, rowsFor } from '#tests/support/people/bank-imports.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let instant = new Date('2026-11-23T06:00:00.000Z')
let staffStack: StaffStack
let accounts: Awaited<ReturnType<StaffStack['staffMember']>>
let bank: ReturnType<typeof bankImportsOf>
beforeAll(async () => {
  staffStack = await openStaffStack({ clock: () => instant })
  await signIn()
})
/** A session ends before the next day. */
const signIn = async () => {
  accounts = await staffStack.staffMember('accounts')
  bank = bankImportsOf(accounts)
}

const days = async () => (await accounts.ask('dayBook.month', { query: { month: '2026-11' } })).body.data.days
const close = (day: string, who = accounts) => who.ask('dayBook.close', { params: { day } })

// dayBook.month
// dayBook.close
test('each act moves money on its own day, so that a day that has ended is closed and stays as it is', async () => {
  const cases = await Promise.all([1, 2, 3].map(() => staffStack.submittedCase({ withDocuments: false })))
  const [first, second, third] = cases as [(typeof cases)[0], ...typeof cases]
  const fee = first.fee
  const [row] = rowsFor(first)
  await bank.imported([row!])
  await accounts.act(second!.id, 'verify-fee', staffStack.payment(second!, 'CH-HAND'))
  const [later, refunded] = await bank.allDeposited([{ amount: fee }, { amount: 700.5 }])
  const monday = { day: '2026-11-23', received: 3 * fee + 700.5, verified: 2 * fee, unmatched: fee + 700.5 }
  expect(await days()).toMatchObject([{ ...monday, refunded: 0, taken_back: 0, closed: null }])
  expect((await close('2026-11-23')).body.message).toBe('A day is closed when it has ended')

  instant = new Date('2026-11-24T06:00:00.000Z')
  await signIn()
  await accounts.ask('deposits.match', { body: { challan_no: later, id: third!.id } })
  const to = { payee: 'Ali Raza', account: 'PK36', amount: 700.5 }
  await accounts.ask('refunds.propose', { body: { challan_no: refunded, reason: 'Not ours', to } })
  await staffStack.confirmAll()
  await bank.imported([{ ...row!, amount: -fee, voucher_number: '' }])
  await accounts.act(first.id, 'drop-request', { reason: 'Asked again' })
  await accounts.act(first.id, 'reverse-fee', { reason: 'Taken back' })
  const registrar = await staffStack.staffMember('registrar')
  expect((await registrar.act(first.id, 'reverse-fee')).status).toBe(200)
  const tuesday = { received: 0, verified: 0, unmatched: -fee - 700.5, refunded: 700.5, taken_back: fee }
  expect(await days()).toMatchObject([monday, { day: '2026-11-24', ...tuesday }])
  expect(totalOf(await days())).toEqual({
    ...{
      received: 3 * fee + 700.5,
      verified: 2 * fee,
      unmatched: 0,
      in_hand: 0,
      refunded: 700.5,
      taken_back: fee,
    },
  })

  expect((await close('2026-11-23')).status).toBe(200)
  expect((await close('2026-11-23')).status).toBe(200)
  expect((await close('2026-11-23', await staffStack.staffMember('accounts'))).body.message).toMatch(
    /has closed this day$/,
  )
})

// dayBook.correct
test('a closed day is corrected by two people, and shows the correction; an open one is not', async () => {
  const correct = (day: string, body: object) =>
    accounts.ask('dayBook.correct', {
      params: { day },
      body: { from: 'outside', to: 'unmatched', rupees: 100.25, reason: 'Missing in the file', ...body },
    })
  expect((await correct('2026-11-24', {})).body.message).toBe('This day is not closed yet')
  expect((await correct('2026-11-23', { to: 'outside' })).body.errors).toEqual({
    to: ['Choose another column'],
  })
  const [before] = await days()
  expect((await correct('2026-11-23', {})).status).toBe(201)
  expect((await days())[0]).toEqual(before)
  const second = await staffStack.confirmAll()
  const [after] = await days()
  expect(after).toMatchObject({
    received: before.received + 100.25,
    unmatched: before.unmatched + 100.25,
    corrections: [
      { reason: 'Missing in the file', by: { id: accounts.id }, confirmed_by: { id: second.id } },
    ],
  })
})
