/** The register in figures: what the daily work has counted, with renewals and reminders, and what reading costs. */
import { expect, test } from 'vitest'
import { dailyWork } from '#functions/workers/daily-work.ts'
import type { FiguresView } from '#shared/register/records/register-figures.ts'
import { openStaffStack } from '#tests/support/people/staff-stack.ts'
import { capacityRecorder } from '#tests/support/portal/aws-calls.ts'
import { aClock } from '#tests/support/portal/stack.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'

test('before the first count there are none; the daily work counts entries, renewals and reminders', async () => {
  const clock = aClock(new Date('2026-11-24T06:00:00Z'))
  const recorder = capacityRecorder()
  const staffStack = await openStaffStack({ clock: clock.now, plugin: recorder.plugin as never })
  const { services } = staffStack
  const clerk = await staffStack.staffMember('accounts')
  const read = async (): Promise<FiguresView> => (await clerk.ask('figures.get')).body.data
  expect(await read()).toEqual({ today: '2026-11-24', figures: null, reminders: null })

  const renewal = await staffStack.submittedCase({ title: 'Renewal' })
  const registrar = await staffStack.staffMember('registrar')
  await staffStack.link(renewal.id, { number: renewal.form.registrationNo })
  await staffStack.review(renewal.id, await staffStack.staffMember('reviewer'))
  await clerk.act(renewal.id, 'verify-fee', staffStack.payment(renewal))
  expect((await registrar.act(renewal.id, 'approve')).status).toBe(200)
  await aStoredRegistration(services, {
    category: 'B',
    city: 'Multan',
    removed: { since: '2026-01-01', reason: 'died' },
  })
  expect((await dailyWork(services)()).figures).toEqual({ day: '2026-11-24', finished: true, entries: 2 })

  let view: FiguresView | undefined
  const calls = await recorder.during(async () => {
    view = await read()
  })
  expect(view?.figures).toMatchObject({
    day: '2026-11-24',
    counted_at: '2026-11-24T06:00:00.000Z',
    standings: { active: 1, expired: 0, suspended: 0, removed: 1 },
    removed: { died: 1 },
    categories: { B: { removed: 1 } },
    cities: { Multan: { removed: 1 } },
  })
  expect(view?.figures?.renewed).toHaveLength(13)
  expect(view?.figures?.renewed[0]).toEqual({ month: '2026-11', renewals: 1 })
  expect(view?.reminders).toMatchObject({ day: '2026-11-24', sent: 0, finished: true })
  // The caller, the figures and the reminders.
  expect(calls.reduce((units, { readUnits }) => units + readUnits, 0)).toBe(1.5)
  await staffStack.close()
})
