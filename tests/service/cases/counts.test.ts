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

test('a filtered list is counted with its filters; by city or days there is no count', async () => {
  const reviewer = await staffStack.staffMember('reviewer')
  const listed = async (query: Record<string, string>) =>
    (await reviewer.ask('cases.counts', { query })).body.details.listed
  const mine = { status: 'submitted', assigned: 'me' }
  const unassigned = { status: 'submitted', assigned: 'nobody', fee: 'unpaid' }
  const before = { mine: await listed(mine), unassigned: await listed(unassigned) }
  const [first] = await Promise.all([1, 2].map(() => staffStack.submittedCase({ withDocuments: false })))
  await reviewer.ask('cases.take', { params: { id: first!.id }, body: {} })
  expect(await listed(mine)).toBe(before.mine + 1)
  expect(await listed(unassigned)).toBe(before.unassigned + 1)
  expect(await listed({ ...unassigned, type: 'Renewal' })).toBe(0)
  expect(await listed({ status: 'submitted', city: 'Lahore' })).toBeNull()
  expect(await listed({ status: 'submitted', from: '2026-11-01' })).toBeNull()
  expect(await listed({})).toBeNull()
  const refused = await reviewer.ask('cases.counts', { query: { status: 'lost', fee: 'free' } })
  expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['fee', 'status']])
})
