import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('colleagues are those who work on cases, by name, without their e-mail addresses', async () => {
  const administrator = await staffStack.staffMember('administrator')
  const reviewer = await staffStack.staffMember('reviewer', 'administrator')
  const accounts = await staffStack.staffMember('accounts')
  const left = await staffStack.staffMember('reception')
  await administrator.ask('people.act', { params: { id: left.id }, body: { action: 'deactivate' } })
  const { people } = (await accounts.ask('colleagues.list')).body.data
  const nobodyAbsent = { absence: null, absent: false }
  expect(people).toEqual([
    { id: accounts.id, name: accounts.name, roles: ['accounts'], ...nobodyAbsent },
    { id: reviewer.id, name: reviewer.name, roles: ['reviewer'], ...nobodyAbsent },
  ])
})
