import { expect, test } from 'vitest'
import { bankImportsOf } from '#tests/support/people/bank-imports.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const accounts = await staffStack.staffMember('accounts')
const bank = bankImportsOf(accounts)

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
