import { afterAll, beforeAll, expect, test } from 'vitest'
import { bankImportsOf } from '#tests/support/people/bank-imports.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let accounts: Awaited<ReturnType<StaffStack['staffMember']>>
let bank: ReturnType<typeof bankImportsOf>
beforeAll(async () => {
  staffStack = await openStaffStack()
  accounts = await staffStack.staffMember('accounts')
  bank = bankImportsOf(accounts)
})
afterAll(() => staffStack.close())

test('deposits that were set aside are listed by pages, the last one first, with who did it and why', async () => {
  const challans = await bank.allDeposited(Array.from({ length: 26 }, () => ({})))
  for (const [count, challan_no] of challans.entries())
    await accounts.ask('deposits.setAside', { body: { challan_no, reason: `Refund ${count}` } })
  const first = (await accounts.ask('deposits.listSetAside', { query: {} })).body.data
  const second = (await accounts.ask('deposits.listSetAside', { query: { cursor: first.next } })).body.data
  const listed = [...first.deposits, ...second.deposits]
  expect([first.deposits.length, second.next]).toEqual([25, null])
  expect(listed.map(({ challan_no }) => challan_no)).toEqual(challans.toReversed())
  expect(listed[0].settled).toEqual({
    by: { id: accounts.id, name: accounts.name },
    at: expect.any(String),
    application: null,
    reason: 'Refund 25',
  })
  expect(await bank.deposits()).toEqual([])
})
