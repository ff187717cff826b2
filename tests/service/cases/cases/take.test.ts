import { expect, test } from 'vitest'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

let hoursAhead = 0
const staffStack = await openStaffStack({ clock: () => new Date(Date.now() + hoursAhead * 3_600_000) })

test('colleagues see to whom a case is assigned and may take it over, and it stays assigned over days', async () => {
  const [one, other] = [await staffStack.staffMember('reviewer'), await staffStack.staffMember('registrar')]
  const application = await staffStack.submittedCase({ withDocuments: false })
  const take = (clerk: typeof one, body = {}) =>
    clerk.ask('cases.take', { params: { id: application.id }, body })
  expect((await take(one)).body.data.review.assignee.name).toBe(one.name)
  expect((await take(one)).status).toBe(200)
  const refused = await take(other)
  expect([refused.status, refused.body.message]).toEqual([409, `This application is assigned to ${one.name}`])
  const over = await take(other, { take_over: true })
  expect(over.body.data.review.assignee.name).toBe(other.name)
  hoursAhead = 0.6
  const late = await staffStack.staffMember('reviewer')
  expect((await take(late)).status).toBe(409)
  const { rows } = (await late.ask('cases.list', { query: { status: 'submitted' } })).body.data
  expect(rows[0].assignee.name).toBe(other.name)
})
