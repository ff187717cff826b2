/** How many days an application usually keeps a status, as the council tells applicants. */
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'

/** A step that takes longer has no usual time. */
export const mostUsualDays = 365

/**
 * Whether somebody waits for the council, the bank or the certificate in a status, and whether every application does so until its
 * certificate is ready, or only one that is delayed; null where there is nothing to wait for.
 */
const waiting = {
  submitted: 'every',
  'in-review': 'every',
  returned: null,
  resubmitted: 'delayed',
  'awaiting-fee': 'delayed',
  'awaiting-decision': 'every',
  approved: 'every',
  'certificate-ready': 'delayed',
  collected: null,
  declined: null,
  withdrawn: null,
  'ended-unpaid': null,
} as const satisfies Record<ApplicationStatus, 'every' | 'delayed' | null>

type TimedStatus = {
  [Status in ApplicationStatus]: (typeof waiting)[Status] extends string ? Status : never
}[ApplicationStatus]

export const timedStatuses = applicationStatuses.filter(
  (status): status is TimedStatus => waiting[status] !== null,
)

type UsualDays = Record<TimedStatus, number | null>

/** From the papers at the council until the certificate is ready; null where the council has not said it of every step. */
export const usualDaysInAll = (days: UsualDays): number | null =>
  timedStatuses
    .filter((status) => waiting[status] === 'every')
    .reduce<number | null>((sum, status) => {
      const ofStep = days[status]
      return sum === null || ofStep === null ? null : sum + ofStep
    }, 0)
