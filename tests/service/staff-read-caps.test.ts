/** Whoever of the staff opens far more than work needs is refused for the rest of the hour, and told of. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffStack, type StaffStack } from '#tests/support/people/staff-stack.ts'

const lines: Record<string, unknown>[] = []
const hour = 60 * 60 * 1000
const now = Date.UTC(2026, 5, 1, 9)
let staffStack: StaffStack
beforeAll(async () => {
  staffStack = await openStaffStack({ clock: () => new Date(now), log: (line) => lines.push(line) })
})
afterAll(() => staffStack.close())

/** As many as a member of staff has opened in this hour. */
const opened = async (scope: string, id: string, times: number, at = now) => {
  const limit = { scope, most: times, windowInSeconds: 3600 }
  for (let time = 0; time < times; time++) await staffStack.services.limits.count(limit, id, new Date(at))
}

test.each([
  ['cases.get', 'staff-cases', 300, 'applications', {}],
  ['cases.document', 'staff-documents', 1200, 'documents', { key: 'cnic_front_image' }],
] as const)(
  '%s answers so many in an hour; the next is refused, and administrators see it',
  async (name, scope, most, words, key) => {
    const reviewer = await staffStack.staffMember('reviewer')
    const administrator = await staffStack.staffMember('administrator')
    const { id } = await staffStack.submittedCase()
    const ask = () => reviewer.ask(name, { params: { id, ...key } })
    await opened(scope, reviewer.id, most - 1)
    expect((await ask()).status).toBe(200)

    const refused = [await ask(), await ask()]

    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    expect(refused[0]?.body.message).toBe(
      `You have opened ${most} ${words} within an hour, and administrators see that. Try again in 60 minutes`,
    )
    expect(
      lines.filter(({ event, staffId }) => event === 'STAFF_READ_CAP' && staffId === reviewer.id),
    ).toHaveLength(1)
    const { events } = (await administrator.ask('people.history', { params: { id: reviewer.id } })).body.data
    expect(events.filter(({ event }: { event: string }) => event === 'READ_CAP_REACHED')).toMatchObject([
      { details: { what: words, most: String(most) } },
    ])
  },
)

test('another person and another hour are not affected', async () => {
  const reviewers = [await staffStack.staffMember('reviewer'), await staffStack.staffMember('reviewer')]
  const { id } = await staffStack.submittedCase()
  await opened('staff-cases', reviewers[0]?.id ?? '', 300)
  await opened('staff-cases', reviewers[1]?.id ?? '', 300, now - hour)
  const answers = await Promise.all(reviewers.map((one) => one.ask('cases.get', { params: { id } })))
  expect(answers.map(({ status }) => status)).toEqual([429, 200])
})
