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

test('a view is renamed by whoever saved it, to a name of its own', async () => {
  await reviewer.ask('views.create', { body: { name: 'Paid', list } })
  const { views } = (await reviewer.ask('views.create', { body: { name: 'Lahore', list } })).body.data
  const [{ id }] = views
  const rename = (name: string, who = reviewer) => who.ask('views.rename', { params: { id }, body: { name } })
  const renamed = await rename('City')
  expect(renamed.body.data.views[0]).toEqual({ id, name: 'City', list })
  expect((await rename('city')).status).toBe(200)
  expect((await rename('paid')).body.errors).toEqual({
    name: ['You have a view with this name. Choose another name'],
  })
  expect((await rename('Mine', await staffStack.staffMember('registrar'))).status).toBe(404)
})
