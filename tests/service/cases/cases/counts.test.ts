import { expect, test } from 'vitest'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const staffStack = await openStaffStack()

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

test('a change of a case whose lists were refreshed since it was read counts it from where it is', async () => {
  const { services, submittedCase } = staffStack
  const { id } = await submittedCase({ withDocuments: false })
  const read = await services.cases.read(id, true)
  const form = (await services.users.load(id, { consistent: true }))?.application_form
  if (!read || !form) throw new Error('The case is not there')
  const groupOf = ({ filter_pk }: { filter_pk: string | null }) => filter_pk?.split('#').at(-1) ?? ''
  const countOf = (group: string) => services.queueCounter.readGroups('submitted', [group])

  await services.cases.refreshLists(read, { city: 'Kasur', open_warnings: read.open_warnings === 0 ? 1 : 0 })
  const refreshed = (await services.cases.read(id, true)) ?? read
  const before = [await countOf(groupOf(read)), await countOf(groupOf(refreshed))]
  const assignee = { id: 'somebody', name: 'Somebody', at: '2026-11-24T06:00:00.000Z' }
  const attempt = { requestId: services.newId(), now: services.clock() }
  await services.cases.change(read, form, { review: { assignee }, event: { event: 'ASSIGNED' } }, attempt)
  const after = await services.cases.read(id, true)

  expect(after).toMatchObject({ assignee, city: 'Kasur', open_warnings: refreshed.open_warnings })
  expect(groupOf(refreshed)).not.toBe(groupOf(read))
  expect(groupOf(after ?? read).slice(0, -1)).toBe(groupOf(refreshed).slice(0, -1))
  expect([await countOf(groupOf(read)), await countOf(groupOf(refreshed))]).toEqual([
    before[0],
    (before[1] ?? 0) - 1,
  ])
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
