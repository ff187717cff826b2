import { afterAll, expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
afterAll(() => staffStack.close())
const reviewer = await staffStack.staffMember('reviewer')

const list = { status: 'submitted', fee: 'paid', city: 'Lahore', sort: 'newest' }

test('a view is removed by whoever saved it; removing it again changes nothing', async () => {
  const { views } = (await reviewer.ask('views.create', { body: { name: 'Paid', list } })).body.data
  const params = { id: views[0].id }
  await (await staffStack.staffMember('registrar')).ask('views.remove', { params })
  expect((await reviewer.ask('views.list')).body.data.views).toHaveLength(1)
  for (let count = 0; count < 2; count++)
    expect((await reviewer.ask('views.remove', { params })).body.data).toEqual({ views: [] })
})
