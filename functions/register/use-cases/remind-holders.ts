/**
 * Reminds holders of the end of their registration, in slices, until all are done or time is up; the next run
 * continues.
 */
import type { User } from '#functions/accounts/data/person/user.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import { expiries } from '#functions/register/data/expiry.ts'
import { reminders } from '#functions/register/data/reminders.ts'
import { isUnreachableForGood } from '#shared/accounts/rules/unreachable-address.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import {
  type ReminderDay,
  type ReminderKind,
  type ReminderProgress,
  reminderKinds,
  reminderOutcomes,
} from '#shared/register/records/reminder.ts'
import { endsDue, reminderOutcome } from '#shared/register/rules/reminders.ts'
import { mostEmailsAtOnce } from '../data/reminders.ts'

export const needs = { expiries, reminders, users }
type Services = Wired<typeof needs>
type End = Awaited<ReturnType<Services['expiries']['between']>>[number]

const daysShown = 10

const emptyDay = (day: string): ReminderDay => ({
  ...{ day, finished: false },
  ...{ sent: 0, without_account: 0, unreachable: 0, renewing: 0, not_renewable: 0 },
})

/** Null where nobody signs in with the account: it is closed, or has no e-mail (a walk-in). */
export const remindedHolder = (user: User | null) =>
  user?.account.email && !user.account.closed_at && !user.account.closing
    ? {
        unreachable: isUnreachableForGood(user.account.unreachable),
        registration: user.account.registration,
        application: user.application_form,
        documents: user.documents.map(({ name }) => name),
      }
    : null

const outcomeOf = async (end: End, today: string, { users }: Services) =>
  reminderOutcome(end, end.holder ? remindedHolder(await users.load(end.holder)) : null, today)

const withDay = (days: ReminderDay[], day: ReminderDay): ReminderDay[] =>
  [day, ...days.filter((other) => other.day !== day.day)].slice(0, daysShown)

/** The progress with the counts of today. */
const todayIn = ({ days }: ReminderProgress, today: string): ReminderDay =>
  days.find(({ day }) => day === today) ?? emptyDay(today)

/**
 * The next holders whose registrations end on one day; either all of them are done or none.
 * @returns the progress after them
 */
const remindSlice = async (
  kind: ReminderKind,
  end: string,
  today: string,
  before: ReminderProgress,
  services: Services,
): Promise<ReminderProgress> => {
  const now = services.clock()
  const { after, through } = before.kinds[kind]
  const slice = await services.expiries.between(end, end, {
    limit: mostEmailsAtOnce,
    ...(after?.valid_until === end && { after }),
  })
  const outcomes = await Promise.all(slice.map((one) => outcomeOf(one, today, services)))
  const counted = { ...todayIn(before, today) }
  for (const outcome of outcomes) counted[outcome] += 1
  const emails = slice.flatMap(({ number, valid_until, holder }, index) =>
    holder && outcomes[index] === 'sent'
      ? [{ id: services.newId(), kind: 'renewal-reminder' as const, user_id: holder, number, valid_until }]
      : [],
  )
  const last = slice.at(-1)
  const isDone = !last || slice.length < mostEmailsAtOnce
  const reached = isDone
    ? { through: end, after: null }
    : { through: through ?? addDays(end, -1), after: { number: last.number, valid_until: end } }
  const progress = { kinds: { ...before.kinds, [kind]: reached }, days: withDay(before.days, counted) }
  return services.reminders.advance(before, progress, emails, now)
}

const remindAll = async (today: string, hasTime: () => boolean, services: Services): Promise<ReminderDay> => {
  let progress = await services.reminders.read({ consistent: true })
  for (const kind of reminderKinds)
    for (const end of endsDue(kind, progress.kinds[kind].through, today)) {
      while ((progress.kinds[kind].through ?? '') < end) {
        if (!hasTime()) return todayIn(progress, today)
        progress = await remindSlice(kind, end, today, progress, services)
      }
    }
  const days = withDay(progress.days, { ...todayIn(progress, today), finished: true })
  if (!todayIn(progress, today).finished)
    progress = await services.reminders.advance(progress, { ...progress, days }, [], services.clock())
  return todayIn(progress, today)
}

/** @returns what became of the reminders of this day so far; null when another run does them. */
export const remindHolders =
  (services: Services) =>
  async (hasTime: () => boolean): Promise<ReminderDay | null> => {
    const { clock, log } = services
    try {
      const day = await remindAll(dayInKarachi(clock()), hasTime, services)
      const counts = Object.fromEntries(reminderOutcomes.map((outcome) => [outcome, day[outcome]]))
      const { finished } = day
      log({ ts: clock().toISOString(), level: 'info', event: 'HOLDERS_REMINDED', finished, ...counts })
      return day
    } catch (error) {
      if (error instanceof ConditionFailed) return null
      throw error
    }
  }
