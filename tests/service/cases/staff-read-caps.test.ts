/** Whoever of the staff opens far more than work needs is refused for the rest of the hour, and told of. */
import { expect, test } from 'vitest'
import { haveOpened } from '#tests/support/cases/readings-of-an-hour.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'

const lines: Record<string, unknown>[] = []
const now = new Date('2026-06-01T09:00:00Z')
const anHourAgo = new Date('2026-06-01T08:00:00Z')
const staffStack = await openStaffStack({ clock: () => now, log: (line) => lines.push(line) })

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
    await haveOpened(staffStack.services, scope, reviewer.id, most - 1, now)
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
  const reviewers = [
    await staffStack.staffMember('reviewer'),
    await staffStack.staffMember('reviewer'),
  ] as const
  const { id } = await staffStack.submittedCase()
  await haveOpened(staffStack.services, 'staff-cases', reviewers[0].id, 300, now)
  await haveOpened(staffStack.services, 'staff-cases', reviewers[1].id, 300, anHourAgo)
  const answers = await Promise.all(reviewers.map((one) => one.ask('cases.get', { params: { id } })))
  expect(answers.map(({ status }) => status)).toEqual([429, 200])
})
