/** The office's reports: what is counted, once each, and that reading costs the same for any number of cases. */
import { expect, test } from 'vitest'
import type { Report } from '#shared/cases/records/report.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder, lostAnswers } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'

const clock = aClock()
const recorder = capacityRecorder()
const lost = lostAnswers()
const plugin = (client: unknown) => {
  recorder.plugin(client)
  lost.plugin(client)
}
const staffStack = await openStaffStack({ clock: clock.now, plugin: plugin as never })

const reportOf = async (month?: string): Promise<Report> => {
  const clerk = await staffStack.staffMember('accounts')
  return (await clerk.ask('reports.get', { query: month ? { month } : {} })).body.data
}
const actIn = ({ acts }: Report, wanted: string) => {
  const found = acts.find(({ act }) => act === wanted)
  return { done: found?.done, reversed: found?.reversed }
}
const none = { Registration: 0, Renewal: 0 }

test('an office that has done nothing has an empty report', async () => {
  const report = await reportOf()
  expect(report).toMatchObject({ counted_since: null, cities: [], officers: [] })
  expect(report.months).toEqual([report.month])
  expect(actIn(report, 'approved')).toEqual({ done: none, reversed: none })
})

test('acts are counted by type, by officer and by city; what is taken back counts as reversed', async () => {
  const [reviewer, accounts, registrar, second] = await Promise.all([
    staffStack.staffMember('reviewer'),
    staffStack.staffMember('accounts'),
    staffStack.staffMember('registrar'),
    staffStack.staffMember('registrar'),
  ])
  const renewal = await staffStack.submittedCase({ title: 'Renewal' })
  const registration = await staffStack.submittedCase()
  const declined = await staffStack.submittedCase({ withDocuments: false })
  await staffStack.link(renewal.id, { number: renewal.form.registrationNo })
  for (const application of [renewal, registration]) {
    await staffStack.review(application.id, reviewer)
    await accounts.act(application.id, 'verify-fee', staffStack.payment(application))
    expect((await registrar.act(application.id, 'approve')).status).toBe(200)
  }
  await registrar.act(registration.id, 'reverse-approval', { reason: 'The wrong person' })
  expect(actIn(await reportOf(), 'approved').reversed).toEqual(none) // it waits for the second person
  await second.act(registration.id, 'reverse-approval')
  await reviewer.act(declined.id, 'start-review')
  const city = { item: 'contact_information.city', reason: 'other', words: 'Which one?' }
  await reviewer.act(declined.id, 'return', { corrections: [city] })
  await reviewer.act(declined.id, 'recall-return')
  await registrar.act(declined.id, 'decline', { reason: 'No degree' })
  await registrar.act(declined.id, 'reopen', { reason: 'A degree has come' })
  await second.act(declined.id, 'reopen')

  const report = await reportOf()
  const one = { Registration: 1, Renewal: 0 }
  expect(actIn(report, 'submitted').done).toEqual({ Registration: 2, Renewal: 1 })
  expect(actIn(report, 'reviewed').done).toEqual({ Registration: 1, Renewal: 1 })
  expect(actIn(report, 'approved')).toEqual({ done: { Registration: 1, Renewal: 1 }, reversed: one })
  expect(actIn(report, 'returned')).toEqual({ done: one, reversed: one })
  expect(actIn(report, 'declined')).toEqual({ done: one, reversed: one })
  expect(report.cities).toEqual([{ city: 'Lahore', submitted: 3 }])
  expect(report.trend).toEqual([{ month: report.month, submitted: 3, approved: 0, renewed: 1, declined: 0 }])
  expect(report.steps.find(({ status }) => status === 'submitted')?.limit).toBe(3)
  const figuresOf = (id: string) => report.officers.find((officer) => officer.id === id)
  expect(figuresOf(reviewer.id)).toMatchObject({ reviews: 2, decisions: 0, returns: 1, fees: 0 })
  expect(figuresOf(accounts.id)).toMatchObject({ reviews: 0, fees: 2, name: 'Clerk accounts' })
  expect(figuresOf(registrar.id)).toMatchObject({ decisions: 3 })
  expect(figuresOf(second.id)).toBeUndefined() // only confirmed what another asked for
  expect(JSON.stringify(report)).not.toContain(registration.person.name)
})

test('a lost answer, a repeat and a refused act do not count twice; of two at once one counts', async () => {
  const [registrar, other] = [
    await staffStack.staffMember('registrar'),
    await staffStack.staffMember('registrar'),
  ]
  const [repeated, raced] = [
    await staffStack.submittedCase({ withDocuments: false }),
    await staffStack.submittedCase({ withDocuments: false }),
  ]
  for (const { id } of [repeated, raced]) await registrar.act(id, 'start-review')
  const before = actIn(await reportOf(), 'declined').done?.Registration ?? 0
  lost.plan('TransactWriteItemsCommand')
  expect((await registrar.act(repeated.id, 'decline', { reason: 'No degree' })).status).toBe(200)
  expect((await registrar.act(repeated.id, 'decline', { reason: 'No degree' })).status).toBe(409)
  await Promise.all(
    [registrar, other].map((clerk) => clerk.act(raced.id, 'decline', { reason: 'No degree' })),
  )
  expect(actIn(await reportOf(), 'declined').done?.Registration).toBe(before + 2)
})

test.each(['2026-13', 'November', '2019-01', ''])('the month %j is refused', async (month) => {
  const { status, body } = await (await staffStack.staffMember('registrar')).ask('reports.get', {
    query: { month },
  })
  expect(status).toBe(422)
  expect(body.errors.month).toHaveLength(1)
})

test('what is done in another month is in the report of that month, whose reading costs the same', async () => {
  const registrar = await staffStack.staffMember('registrar')
  const first = (await reportOf()).month
  const unitsOf = async () => {
    const calls = await recorder.during(() => registrar.ask('reports.get', { query: { month: first } }))
    return calls.reduce((sum, { readUnits }) => sum + readUnits, 0)
  }
  const [submitted, units] = [actIn(await reportOf(), 'submitted').done, await unitsOf()]
  for (let count = 0; count < 3; count++) await staffStack.submittedCase({ withDocuments: false })
  expect(await unitsOf()).toBeLessThanOrEqual(units + 0.5)
  clock.turn(31 * 24 * 60 * 60)
  const later = await staffStack.submittedCase({ withDocuments: false })
  await (await staffStack.staffMember('registrar')).act(later.id, 'start-review')
  const report = await reportOf()
  expect(report.month).not.toBe(first)
  expect(report.counted_since).toBe(first)
  expect(report.months).toEqual([report.month, first])
  expect(report.trend.map(({ month, submitted }) => [month, submitted])).toEqual([
    [report.month, 1],
    [first, (submitted?.Registration ?? 0) + (submitted?.Renewal ?? 0) + 3],
  ])
  expect(actIn(report, 'submitted').done).toEqual({ Registration: 1, Renewal: 0 })
  expect(actIn(await reportOf(first), 'submitted').done?.Registration).toBe(
    (submitted?.Registration ?? 0) + 3,
  )
  expect(report.steps.find(({ status }) => status === 'submitted')?.cases).toBe(1)
})
