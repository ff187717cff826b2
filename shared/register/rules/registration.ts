/** The standing of a registration on a day, and the dates that a term gives it. Days are the council's. */
import type { FieldErrors } from '#shared/kit/errors.ts'
import { addDays, formatDate } from '#shared/kit/format.ts'
import type { OwnRegistration, ShownRegistration } from '../records/account-registration.ts'
import type { OwnEntry, RegistrationRecord } from '../records/registration.ts'
import type { PublicWording, Standing, StandingChange } from '../records/standing.ts'
import type { Term } from '../records/term.ts'

type Dated = Pick<RegistrationRecord, 'valid_until' | 'lapses_on' | 'suspended' | 'removed'>

const holdsOn = ({ since, until }: StandingChange, day: string): boolean =>
  since <= day && (until === undefined || day < until)

/** Nothing has to run at midnight for it to be right. */
export const standingOn = ({ valid_until, lapses_on, suspended, removed }: Dated, day: string): Standing => {
  if (removed && holdsOn(removed, day)) return 'removed'
  if (lapses_on <= day) return 'removed'
  if (suspended && holdsOn(suspended, day)) return 'suspended'
  return valid_until < day ? 'expired' : 'active'
}

/**
 * Whether everybody reads that the holder asks to be seen in person: only while the registration is in force, so that it never
 * stands beside a suspension and softens it.
 */
export const holdShownOn = (entry: Dated & Pick<RegistrationRecord, 'hold_since'>, day: string): boolean =>
  Boolean(entry.hold_since) && standingOn(entry, day) === 'active'

/** Whether everybody may read of it: an approval that was reversed before its certificate was handed over is as if it had never been. */
export const isPublic = ({ removed }: Pick<Dated, 'removed'>): boolean =>
  removed?.reason !== 'approval-reversed' || removed.handed_over === true

/** The register notes the death of its holder. */
export const hasDied = (registration: Pick<Dated, 'removed'> | undefined): boolean =>
  registration?.removed?.reason === 'died'

/** As its holder and the office read it today. */
export const shownOn = (registration: OwnRegistration, day: string): ShownRegistration => ({
  ...registration,
  standing: standingOn(registration, day),
})

/** Since when and why it is removed; null while it is not. An entry that was not renewed leaves the register by its date. */
export const removalOn = (
  { lapses_on, removed }: Pick<Dated, 'lapses_on' | 'removed'>,
  day: string,
): NonNullable<Dated['removed']> | null => {
  if (removed && holdsOn(removed, day)) return removed
  return lapses_on <= day ? { since: lapses_on, reason: 'not-renewed' } : null
}

/** The public sentence about a suspension or a removal on this day; null if there is none. */
export const publicWordingOn = (registration: Dated, day: string): PublicWording | null => {
  const { suspended } = registration
  const removal = removalOn(registration, day)
  if (removal) return removal.reason === 'not-renewed' ? 'not-renewed' : (removal.wording ?? null)
  return suspended && holdsOn(suspended, day) ? (suspended.wording ?? null) : null
}

/** The same day some years later; after 29 February comes 1 March where the year has no such day. */
const addYears = (day: string, years: number): string => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}

/** The last day of a term that begins on a day. */
export const validUntil = (firstDay: string, { years }: Pick<Term, 'years'>): string =>
  addDays(addYears(firstDay, years), -1)

/**
 * The end after a renewal that is approved on a day: from the old end, so that nobody loses a day by renewing early or late.
 * An entry that has left the register, or would have ended again by now, counts from the approval.
 */
export const extendedUntil = (registration: Dated, approvedOn: string, term: Pick<Term, 'years'>): string => {
  const fromEnd = validUntil(addDays(registration.valid_until, 1), term)
  const fromApproval = validUntil(approvedOn, term)
  return standingOn(registration, approvedOn) === 'removed' || fromEnd <= approvedOn ? fromApproval : fromEnd
}

/** When a registration that ends on a day may be renewed, until when that is in time, and when it leaves the register. */
export const renewalWindow = (
  validUntil: string,
  { renewal_days, grace_days, removal_days }: Pick<Term, 'renewal_days' | 'grace_days' | 'removal_days'>,
): Pick<RegistrationRecord, 'renew_from' | 'grace_until' | 'lapses_on'> => ({
  renew_from: addDays(validUntil, -renewal_days),
  grace_until: addDays(validUntil, grace_days),
  lapses_on: addDays(validUntil, removal_days + 1),
})

/** One CNIC has one entry in a register. @param number of the entry that has it */
export const cnicTaken = (number: string): string => `${number} has this CNIC in the register already`

/** What waits while the link of an entry with its account is in doubt: letters, renewals, changes and certificates. */
export const linkHeld =
  'Somebody has objected to this claim. Letters, renewals and changes wait until the office has decided'

/**
 * Why an entry cannot be renewed on a day, in a sentence for its holder and the office; null if it can: from the first day of
 * its window on, so that it is never extended by more than a term, while the council lets it end by itself, and while nobody doubts whose it is.
 */
export const renewalObstacle = (
  {
    number,
    renew_from,
    suspended,
    removed,
    link_held,
  }: Pick<OwnRegistration, 'number' | 'renew_from' | 'suspended' | 'removed' | 'link_held'>,
  day: string,
): string | null => {
  if (link_held) return linkHeld
  if (removed && holdsOn(removed, day))
    return `${number} was removed from the register and must be restored first`
  if (suspended && holdsOn(suspended, day))
    return `${number} is suspended, and cannot be renewed until that ends`
  return day < renew_from ? `The window to renew ${number} opens on ${formatDate(renew_from)}` : null
}

/**
 * What a renewal states of the entry that it renews, so that its holder types none of it. An application needs an issue date
 * before the expiry date, and a duplicate may have been issued on the last day: then it is the day of the registration.
 */
export const statedOf = ({
  number,
  certificate,
  first_registered_on,
  valid_until,
}: Pick<OwnEntry, 'number' | 'certificate' | 'first_registered_on' | 'valid_until'>) => ({
  registrationNo: number,
  issueDate: certificate && certificate.issued_on < valid_until ? certificate.issued_on : first_registered_on,
  expiryDate: valid_until,
})

/** Of a registration that is not renewed. */
export const datesAheadWords = {
  expires: (day: string) => `After ${day} the public register shows it as expired.`,
  inTime: (day: string) => `A renewal is in time until ${day}.`,
  late: (day: string) => `A renewal is late since ${day}.`,
  leaves: (day: string) => `On ${day} it leaves the register if it was not renewed.`,
  hasLeft: 'It has left the register. A renewal brings it back.',
}

/** What happens after which date if a registration is not renewed, as far as it lies ahead. */
export const datesAhead = (
  { valid_until, grace_until, lapses_on }: Pick<OwnEntry, 'valid_until' | 'grace_until' | 'lapses_on'>,
  day: string,
  words = datesAheadWords,
): string[] => [
  ...(day <= valid_until ? [words.expires(formatDate(valid_until))] : []),
  ...(day <= grace_until && grace_until > valid_until ? [words.inTime(formatDate(grace_until))] : []),
  ...(day > grace_until && day > valid_until && day < lapses_on
    ? [words.late(formatDate(addDays(grace_until, 1)))]
    : []),
  day < lapses_on ? words.leaves(formatDate(lapses_on)) : words.hasLeft,
]

/** @param today the council's day */
export const linkErrors = (
  { first_registered_on, valid_until }: Pick<RegistrationRecord, 'first_registered_on' | 'valid_until'>,
  today: string,
  term: Pick<Term, 'years'>,
): FieldErrors => ({
  ...(first_registered_on > today && {
    first_registered_on: ['Date of registration must not be in the future'],
  }),
  ...(valid_until <= first_registered_on && {
    valid_until: ['Valid until must be after the date of registration'],
  }),
  ...(valid_until > validUntil(today, term) && {
    valid_until: [`Valid until must be at most ${formatDate(validUntil(today, term))}, one term from today`],
  }),
})

/** What each standing means, for people. */
export const standingLabels: Record<Standing, string> = {
  active: 'In force',
  expired: 'Expired',
  suspended: 'Suspended',
  removed: 'Removed from the register',
}

/** "A-00012, in force, valid until 21-11-2031" */
export const registrationWords = ({ number, standing, valid_until }: ShownRegistration): string =>
  `${number}, ${standingLabels[standing].toLowerCase()}, valid until ${formatDate(valid_until)}`
