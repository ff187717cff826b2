/** What the register should say of somebody, computed apart from the product. */
import type { Term } from '#shared/register/records/term.ts'

export interface Expected {
  name: string
  cnic: string
  until: string
  renewFrom: string
  /** From this day on it is no longer in the register. */
  lapsesOn: string
  suspended: boolean
  removed: 'removed' | 'died' | null
  /** The certificate on paper says what the register said before. */
  isPaperOld: boolean
}

export const later = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** A term ends the day before the day on which it began comes again. */
const endOf = (first: string, years: number): string => {
  const again = new Date(first)
  again.setUTCFullYear(again.getUTCFullYear() + years)
  return later(again.toISOString().slice(0, 10), -1)
}

const dated = (until: string, { renewal_days, removal_days }: Term) => ({
  until,
  renewFrom: later(until, -renewal_days),
  lapsesOn: later(until, removal_days + 1),
})

export const registered = (person: { name: string; cnic: string }, today: string, term: Term): Expected => ({
  ...{ name: person.name, cnic: person.cnic, suspended: false, removed: null, isPaperOld: false },
  ...dated(endOf(today, term.years), term),
})

export const mayRenew = ({ suspended, removed, renewFrom }: Expected, today: string): boolean =>
  !suspended && !removed && renewFrom <= today

export const renewed = (entry: Expected, today: string, term: Term): Expected => {
  const fromEnd = endOf(later(entry.until, 1), term.years)
  const isNew = entry.lapsesOn <= today || fromEnd <= today
  return { ...entry, ...dated(isNew ? endOf(today, term.years) : fromEnd, term) }
}

export const standingOf = ({ removed, suspended, lapsesOn, until }: Expected, today: string): string => {
  if (removed || lapsesOn <= today) return 'removed'
  if (suspended) return 'suspended'
  return until < today ? 'expired' : 'active'
}
