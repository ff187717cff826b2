import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationStatuses } from '#shared/vocabulary.ts'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack()
})
afterAll(() => staffStack.close())

test('the counts of the queues follow every action, also many at once', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const counts = async () => (await reviewer.ask('cases.counts')).body.data
  const nothing = Object.fromEntries(applicationStatuses.map((status) => [status, 0]))
  expect(await counts()).toEqual(nothing)
  const cases = await Promise.all(
    Array.from({ length: 12 }, () => staffStack.submittedCase({ withDocuments: false })),
  )
  expect(await counts()).toEqual({ ...nothing, submitted: 12 })
  await Promise.all(cases.slice(0, 7).map((application) => reviewer.act(application.id, 'start-review')))
  expect(await counts()).toEqual({ ...nothing, submitted: 5, 'in-review': 7 })
})
