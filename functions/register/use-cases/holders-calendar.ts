/** Whose registration ends when, and whether the next reminder reaches the holder. Each page reads a bounded number of entries. */

import type { User } from '#functions/accounts/data/person/user.ts'
import { isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { fromCursor, toCursor } from '#functions/platform/table/cursor.ts'
import type { Needs } from '#functions/services.ts'
import { isUnpaidRenewal } from '#shared/applications/rules/unpaid-renewal.ts'
import { monthOf } from '#shared/kit/dates.ts'
import { isRealDate } from '#shared/kit/format.ts'
import type { CalendarEntry, CalendarQuery, CalendarView } from '#shared/register/records/calendar.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import { standingOn } from '#shared/register/rules/registration.ts'
import {
  endsRemindedSoon,
  holderState,
  isOutOfReach,
  nextReminder,
  reminderOutcome,
} from '#shared/register/rules/reminders.ts'
import { remindedHolder } from './remind-holders.ts'

type Services = Needs<'expiries' | 'registrations' | 'users'>
type End = Awaited<ReturnType<Services['expiries']['between']>>[number]

const atOnce = 25
/** Where few are left of those that were looked at, the page ends all the same. */
const mostLookedAt = 100

interface Days {
  first: string
  last: string
}

const monthAfter = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

/** The next ends of these days; a query sees one month, so the months that have none are passed over. */
const endsAfter = async (
  { first, last }: Days,
  after: Pick<End, 'number' | 'valid_until'> | undefined,
  { expiries }: Services,
): Promise<End[]> => {
  const found: End[] = []
  let month = monthOf(after?.valid_until ?? first)
  for (; month <= monthOf(last) && found.length < atOnce; month = monthAfter(month)) {
    const isFirst = after && month === monthOf(after.valid_until)
    const from = month === monthOf(first) ? first : `${month}-01`
    const until = month === monthOf(last) ? last : `${month}-31`
    const limit = atOnce - found.length
    found.push(...(await expiries.between(from, until, { limit, ...(isFirst && { after }) })))
  }
  return found
}

const unpaidCase = (user: User | null): string | null => {
  if (!user?.application_form) return null
  const documents = user.documents.map(({ name }) => name)
  return isUnpaidRenewal({ application: user.application_form, documents }) ? user.id : null
}

const entryOf = async (
  end: End,
  today: string,
  { registrations, users }: Services,
): Promise<CalendarEntry | null> => {
  const [registration, user] = await Promise.all([
    registrations.read(end.number),
    end.holder ? users.load(end.holder) : null,
  ])
  if (!registration) return null
  const { number, name, city, valid_until } = registration
  const outcome = reminderOutcome(end, remindedHolder(user), today)
  return {
    ...{ number, name, city, valid_until },
    standing: standingOn(registration, today),
    state: holderState(outcome, user !== null && isEmailConfirmed(user.account)),
    unpaid: unpaidCase(user),
    reminder: nextReminder(end.valid_until, today),
  }
}

const isShown: Record<CalendarView, (entry: CalendarEntry) => boolean> = {
  all: () => true,
  'out-of-reach': ({ state }) => isOutOfReach(state),
  unpaid: ({ unpaid }) => unpaid !== null,
}

/** A cursor that was made up, or belongs to other days, means the first page. */
const endOf = (cursor: string | undefined, { first, last }: Days) => {
  const [valid_until = '', number = ''] = fromCursor(cursor ?? '').split('#')
  const isAmong = isRealDate(valid_until) && first <= valid_until && valid_until <= last
  return isAmong && number ? { valid_until, number } : undefined
}

export const holdersCalendar = async (
  { month, until = month, city, standing, show, cursor }: CalendarQuery,
  today: string,
  services: Services,
) => {
  const days = month ? { first: `${month}-01`, last: `${until}-31` } : endsRemindedSoon(today)
  const entries: CalendarEntry[] = []
  const isAsked = (entry: CalendarEntry) =>
    isShown[show](entry) &&
    (standing === undefined || entry.standing === standing) &&
    (city === undefined || foldCity(entry.city) === foldCity(city))
  let last = endOf(cursor, days)
  let isEnd = false
  for (let looked = 0; !isEnd && looked < mostLookedAt && entries.length < atOnce; looked += atOnce) {
    const ends = await endsAfter(days, last, services)
    const all = await Promise.all(ends.map((end) => entryOf(end, today, services)))
    entries.push(...all.filter((entry) => entry !== null).filter(isAsked))
    last = ends.at(-1) ?? last
    isEnd = ends.length < atOnce
  }
  const reached = isEnd ? undefined : last
  return {
    entries,
    next: reached ? toCursor(`${reached.valid_until}#${reached.number}`) : null,
  }
}
