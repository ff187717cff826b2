import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Holders, holdersOf } from '#tests/support/people/holders.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
let people: Holders
beforeAll(async () => {
  staffStack = await openStaffStack()
  people = await holdersOf(staffStack)
})
afterAll(() => staffStack.close())

test('a request is shown beside the entry and the account', async () => {
  const holder = await people.holder()
  const { id } = (await holder.request({ particular: 'cnic', value: '35202-7654321-4' })).body.data
  const params = { number: holder.number.toLowerCase(), id }
  const { status, body } = await people.registrar.ask('changeRequests.get', { params })
  expect([status, body.data]).toMatchObject([
    200,
    {
      ...{ id, particular: 'cnic', before: '3520112345671', value: '3520276543214', state: 'waiting' },
      ...{ by: null, obstacle: null, own: null, document: { type: 'image/png' } },
      entry: { number: holder.number, version: 1, now: '3520112345671', city: 'Lahore', certificate: null },
    },
  ])
  expect(JSON.stringify(body.data)).not.toContain('requests/')
})

test('an unknown request is not found, and reviewers see none', async () => {
  const { number } = await people.holder()
  const call = { params: { number, id: 'nothing' } }
  expect((await people.registrar.ask('changeRequests.get', call)).status).toBe(404)
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('changeRequests.get', call)).status).toBe(403)
})
