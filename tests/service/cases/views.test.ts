import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()
const registrar = await staffStack.staffMember('registrar')
const list = { status: 'submitted', fee: 'paid', city: 'Lahore', sort: 'newest' }

/** Somebody who has saved views with these names. */
const aReviewer = async (...names: string[]) => {
  const reviewer = await staffStack.staffMember('reviewer')
  const create = (body: object) => reviewer.ask('views.create', { body })
  for (const name of names) expect((await create({ name, list })).status).toBe(201)
  const views = async () => (await reviewer.ask('views.list')).body.data.views
  return { ...reviewer, create, views }
}

// views.create
test('a view needs a name of its own and a list that can be shown', async () => {
  const { create, views } = await aReviewer('Paid', 'Paid') // sent twice
  expect(await views()).toHaveLength(1)
  for (const [body, field] of [
    [{ name: 'Paid', list: { ...list, fee: 'unpaid' } }, 'name'],
    [{ name: 'PAID', list }, 'name'],
    [{ name: ' ', list }, 'name'],
    [{ name: 'x', list: { status: 'gone' } }, expect.anything()],
    [{ name: 'x', list: { ...list, cursor: 'x' } }, expect.anything()],
  ] as const) {
    const { status, body: answer } = await create(body)
    expect([status, Object.keys(answer.errors)]).toEqual([422, [field]])
  }
})

test('nobody keeps more than 20 views', async () => {
  const { create } = await aReviewer(...Array.from({ length: 20 }, (_, count) => `View ${count}`))
  const { status, body } = await create({ name: 'One more', list })
  expect([status, body.message]).toEqual([409, 'You have 20 views already. Remove one first'])
})

// views.list
test('each member of staff has views of their own, by name', async () => {
  const { views } = await aReviewer('Paid', 'Lahore')
  expect(await views()).toEqual(['Lahore', 'Paid'].map((name) => ({ id: expect.any(String), name, list })))
  expect((await registrar.ask('views.list')).body.data).toEqual({ views: [] })
})

// views.remove
test('a view is removed by whoever saved it; removing it again changes nothing', async () => {
  const { views, ask } = await aReviewer('Paid')
  const params = { id: (await views())[0].id }
  await registrar.ask('views.remove', { params })
  expect(await views()).toHaveLength(1)
  for (let count = 0; count < 2; count++)
    expect((await ask('views.remove', { params })).body.data).toEqual({ views: [] })
})

// views.rename
test('a view is renamed by whoever saved it, to a name of its own', async () => {
  const reviewer = await aReviewer('Paid', 'Lahore')
  const [{ id }] = await reviewer.views()
  const rename = (name: string, ask = reviewer.ask) => ask('views.rename', { params: { id }, body: { name } })
  expect((await rename('City')).body.data.views[0]).toEqual({ id, name: 'City', list })
  expect((await rename('city')).status).toBe(200)
  expect((await rename('paid')).body.errors).toEqual({
    name: ['You have a view with this name. Choose another name'],
  })
  expect((await rename('Mine', registrar.ask)).status).toBe(404)
})
