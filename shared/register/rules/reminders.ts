/** When a holder is reminded of the end of a registration. */

import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { isUnpaidRenewal } from '#shared/applications/rules/unpaid-renewal.ts'
import { addDays } from '#shared/kit/format.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { ApplicationStatus, FeeStatus } from '#shared/vocabulary/statuses.ts'
import type { OwnRegistration } from '../records/account-registration.ts'
import type { HolderState } from '../records/calendar.ts'
import { type ReminderKind, reminderDays, reminderKinds, type reminderOutcomes } from '../records/reminder.ts'
import { standingOn } from './registration.ts'

/** Days on which nothing ran are made up for, except days that are long past. */
const mostDaysLate = 14

/** The last day of the registrations whose holders get this reminder on a day. */
const endRemindedOn = (kind: ReminderKind, today: string): string => addDays(today, -reminderDays[kind])

/**
 * The ends whose holders are still to be reminded, the earliest first.
 * @param through the last end that is done, null before the first run
 */
export const endsDue = (kind: ReminderKind, through: string | null, today: string): string[] => {
  const last = endRemindedOn(kind, today)
  const ends = Array.from({ length: mostDaysLate }, (_, late) => addDays(last, late + 1 - mostDaysLate))
  return ends.filter((end) => (through === null ? end === last : end > through))
}

const soonInDays = 30

/** Everybody whose registration ends on these days is reminded at least once in the next 30 days. */
export const endsRemindedSoon = (today: string): { first: string; last: string } => ({
  first: addDays(today, 1 - reminderDays['30-days-after']),
  last: addDays(today, soonInDays - reminderDays['60-days-before']),
})

/** The next reminder of an end, from tomorrow on: those of today are sent at night. */
export const nextReminder = (end: string, today: string): { kind: ReminderKind; day: string } | null =>
  reminderKinds
    .map((kind) => ({ kind, day: addDays(end, reminderDays[kind]) }))
    .find(({ day }) => today < day) ?? null

/** What a holder's account says, as far as a reminder depends on it. */
interface Holder {
  /** Whether e-mails to its address permanently come back. */
  unreachable: boolean
  registration: OwnRegistration | undefined
  application: {
    application_title: ApplicationTitle
    status: ApplicationStatus
    fee_status: FeeStatus
  } | null
  /** The names of the documents that the account holds. */
  documents: readonly string[]
}

type Renewal = Pick<Holder, 'application' | 'documents'>

/** A renewal that the council has; one that it has returned, or that is not paid, waits for its applicant. */
const isRenewing = (renewal: Renewal): boolean =>
  renewal.application?.application_title === 'Renewal' &&
  isOpen(renewal.application.status) &&
  renewal.application.status !== 'returned' &&
  !isUnpaidRenewal(renewal)

/** @param holder null where there is no account, or it is closed */
export const reminderOutcome = (
  end: { number: string; valid_until: string },
  holder: Holder | null,
  today: string,
): (typeof reminderOutcomes)[number] => {
  if (!holder) return 'without_account'
  const { registration, unreachable } = holder
  if (registration?.number !== end.number || registration.valid_until !== end.valid_until)
    return 'not_renewable'
  if (!['active', 'expired'].includes(standingOn(registration, today))) return 'not_renewable'
  if (isRenewing(holder)) return 'renewing'
  return unreachable ? 'unreachable' : 'sent'
}

/** @param confirmed whether somebody has confirmed the address: a reminder is sent there all the same */
export const holderState = (outcome: (typeof reminderOutcomes)[number], confirmed: boolean): HolderState => {
  if (outcome !== 'sent') return outcome
  return confirmed ? 'reached' : 'unconfirmed'
}

/** The office must write or call. */
export const isOutOfReach = (state: HolderState): boolean =>
  state === 'unconfirmed' || state === 'unreachable' || state === 'without_account'
