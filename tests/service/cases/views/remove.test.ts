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

test('a view is removed by whoever saved it; removing it again changes nothing', async () => {
  const { views } = (await reviewer.ask('views.create', { body: { name: 'Paid', list } })).body.data
  const params = { id: views[0].id }
  await (await staffStack.staffMember('registrar')).ask('views.remove', { params })
  expect((await reviewer.ask('views.list')).body.data.views).toHaveLength(1)
  for (let count = 0; count < 2; count++)
    expect((await reviewer.ask('views.remove', { params })).body.data).toEqual({ views: [] })
})
