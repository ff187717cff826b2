import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '#tests/support/people/staff-stack.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('one person with what may be done; oneself with less', async () => {
  const [administrator, reviewer] = [await desk.clerk('administrator'), await desk.clerk('reviewer')]
  const get = async (id: string) => (await administrator.ask('people.get', { params: { id } })).body.data
  expect(await get(reviewer.id)).toMatchObject({
    ...{ name: reviewer.name, state: 'active', has_codes: false, version: 1 },
    acts: ['change-roles', 'send-link', 'end-sessions', 'deactivate'],
  })
  expect((await get(administrator.id)).acts).toEqual(['change-roles', 'send-link', 'end-sessions'])
  expect(JSON.stringify(await get(reviewer.id))).not.toMatch(/argon2|password/)
})

test('nobody, and an applicant, are not found', async () => {
  const administrator = await desk.clerk('administrator')
  const { id } = await desk.aCase({ withDocuments: false })
  for (const unknown of ['nobody', id])
    expect((await administrator.ask('people.get', { params: { id: unknown } })).status).toBe(404)
})
