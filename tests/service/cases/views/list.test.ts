import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let reviewer: Awaited<ReturnType<StaffStack['staffMember']>>
beforeAll(async () => {
  staffStack = await openStaffStack()
  reviewer = await staffStack.staffMember('reviewer')
})
afterAll(() => staffStack.close())

const list = { status: 'submitted', fee: 'paid', city: 'Lahore', sort: 'newest' }

test('each member of staff has views of their own, by name', async () => {
  expect((await reviewer.ask('views.list')).body.data).toEqual({ views: [] })
  for (const name of ['Paid', 'Lahore']) await reviewer.ask('views.create', { body: { name, list } })
  const { views } = (await reviewer.ask('views.list')).body.data
  expect(views.map(({ name }: { name: string }) => name)).toEqual(['Lahore', 'Paid'])
  expect(views[0]).toEqual({ id: expect.any(String), name: 'Lahore', list })
  const other = await staffStack.staffMember('registrar')
  expect((await other.ask('views.list')).body.data.views).toEqual([])
})
