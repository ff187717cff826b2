/** Daily reminders over many days, with crashes in between: who got which, and what each day cost. */
import { remindHolders } from '#functions/register/use-cases/remind-holders.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { type ReminderKind, reminderDays, reminderKinds } from '#shared/register/records/reminder.ts'
import { extendedUntil, renewalWindow } from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'
import { aClock, openStack, type Stack } from '#tests/support/portal/stack.ts'
import { seededRandom } from '#tests/support/simulation/random.ts'
import { type ManyHolder, manyHolders } from './many-holders.ts'
import { unreliableProcess } from './unreliable-process.ts'

const start = new Date('2027-01-01T22:17:00Z')
const dayInSeconds = 24 * 60 * 60

const changeFate = async ({ number, fate }: ManyHolder, { services }: Stack): Promise<void> => {
  const { certificates, clock, newId, registrations } = services
  const now = clock()
  const before = (await registrations.read(number, true))!
  const valid_until = extendedUntil(before, dayInKarachi(now), sampleTerm)
  const fields =
    fate === 'renews'
      ? { valid_until, ...renewalWindow(valid_until, sampleTerm) }
      : { removed: { since: dayInKarachi(now), reason: 'died' as const } }
  const change = { event: fate === 'renews' ? ('EXTENDED' as const) : ('DIED' as const), by: null }
  const attempt = { requestId: newId(), now }
  await certificates.save(registrations.changeRegistration(before, fields, change, attempt))
}

/** A day late, where a run died or had no time, is the same reminder. */
const kindOf = (end: string, day: string): ReminderKind =>
  reminderKinds.findLast((kind) => addDays(end, reminderDays[kind]) <= day)!

interface Day {
  /** What the daily work has cost in units, with the tries that died; and the reminders of that day. */
  units: number
  sent: number
  died: number
}

/**
 * @param days over which the ends are spread. @param passing how many of them pass
 * @returns what each holder got by number, the holders for whom that is wrong, and the days
 */
export const remindedDays = async (
  count: number,
  days: number,
  say: (line: string) => void = () => {},
  passing: number = days,
) => {
  const clock = aClock(start)
  const firstDay = dayInKarachi(start)
  const { made: holders, dataDir, seconds, remove } = await manyHolders(count, firstDay, days)
  say(`${count} registrations put in within ${Math.round(seconds)} s`)
  const random = seededRandom(count)
  const process = unreliableProcess(() => random() < 0.0004)
  const stack = await openStack({ clock: clock.now, plugin: process.plugin }, {}, dataDir)
  const changes = Map.groupBy(
    holders.filter(({ on }) => on !== null),
    ({ on }) => on as string,
  )
  const got = new Map<string, ReminderKind[]>()
  const passed: Day[] = []
  try {
    for (let number = 0; number < passing; number++) {
      const day = dayInKarachi(clock.now())
      for (const holder of changes.get(day) ?? []) await changeFate(holder, stack)
      process.take()
      let died = 0
      // One night in fifty time is up early; the function is started again up to three times after it died.
      let slices = random() < 0.02 ? 3 : Number.POSITIVE_INFINITY
      const run = () => remindHolders(stack.services)(() => slices-- > 0)
      while (died < 3 && !(await process.try(run))) died += 1
      const { units, items } = process.take()
      const emails = items.filter(({ kind }) => kind === 'renewal-reminder')
      for (const { number, valid_until } of emails)
        got.set(String(number), [...(got.get(String(number)) ?? []), kindOf(String(valid_until), day)])
      passed.push({ units, sent: emails.length, died })
      if (number % 100 === 99) say(`day ${number + 1}: ${[...got.values()].flat().length} reminders so far`)
      clock.turn(dayInSeconds)
    }
  } finally {
    await stack.close()
    await remove()
  }
  const wrong = holders.filter(({ number, reminded }) => {
    const reminders = got.get(number) ?? []
    const due = passing < days ? reminded.slice(0, reminders.length) : reminded
    return JSON.stringify(reminders) !== JSON.stringify(due)
  })
  return { holders, got, wrong, passed }
}
