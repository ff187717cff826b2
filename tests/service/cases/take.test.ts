import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let minutesAhead = 0
let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack({ clock: () => new Date(Date.now() + minutesAhead * 60_000) })
})
afterAll(() => staffStack.close())

test('colleagues see who works on a case and may take it over, and it is free after half an hour', async () => {
  const [one, other] = [await staffStack.staffMember('reviewer'), await staffStack.staffMember('registrar')]
  const application = await staffStack.submittedCase({ withDocuments: false })
  const take = (clerk: typeof one, body = {}) =>
    clerk.ask('cases.take', { params: { id: application.id }, body })
  expect((await take(one)).body.data.review.assignee.name).toBe(one.name)
  expect((await take(one)).status).toBe(200)
  const refused = await take(other)
  expect([refused.status, refused.body.message]).toEqual([409, `${one.name} works on this application`])
  const over = await take(other, { take_over: true })
  expect(over.body.data.review.assignee.name).toBe(other.name)
  minutesAhead = 29
  expect((await take(one)).status).toBe(409)
  const rows = async () => (await one.ask('cases.list', { query: { status: 'submitted' } })).body.data.rows
  expect((await rows())[0].assignee.name).toBe(other.name)
  minutesAhead = 29.9
  expect((await rows())[0].assignee).not.toBeNull()
})
