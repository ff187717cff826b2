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

test('a view needs a name of its own and a list that can be shown', async () => {
  const create = async (body: object) => {
    const { status, body: answer } = await reviewer.ask('views.create', { body })
    return [status, Object.keys(answer.errors ?? {})]
  }
  expect(await create({ name: 'Paid', list })).toEqual([201, []])
  expect(await create({ name: 'Paid', list })).toEqual([201, []]) // sent twice
  expect((await reviewer.ask('views.list')).body.data.views).toHaveLength(1)
  expect(await create({ name: 'Paid', list: { ...list, fee: 'unpaid' } })).toEqual([422, ['name']])
  expect(await create({ name: 'PAID', list })).toEqual([422, ['name']])
  expect(await create({ name: ' ', list })).toEqual([422, ['name']])
  expect((await create({ name: 'x', list: { status: 'gone' } }))[0]).toBe(422)
  expect((await create({ name: 'x', list: { ...list, cursor: 'x' } }))[0]).toBe(422)
})

test('nobody keeps more than 20 views', async () => {
  const registrar = await staffStack.staffMember('registrar')
  const create = (name: string) => registrar.ask('views.create', { body: { name, list } })
  for (let count = 0; count < 20; count++) expect((await create(`View ${count}`)).status).toBe(201)
  const { status, body } = await create('One more')
  expect([status, body.message]).toEqual([409, 'You have 20 views already. Remove one first'])
})
