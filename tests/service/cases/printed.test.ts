import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('printing a case is recorded in its history with who printed it', async () => {
  const reception = await staffStack.staffMember('reception')
  const { id } = await staffStack.submittedCase()
  const printed = await reception.ask('cases.printed', { params: { id } })
  expect([printed.status, printed.body]).toEqual([200, { data: null }])
  const { body } = await reception.ask('cases.history', { params: { id } })
  expect(body.data.events[0]).toMatchObject({ event: 'CASE_PRINTED', by: { id: reception.id } })
})

test('an unknown case cannot be recorded as printed', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  expect((await reviewer.ask('cases.printed', { params: { id: 'nobody' } })).status).toBe(404)
})
