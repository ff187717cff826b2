/** How many days an application usually keeps a status, as the council tells applicants. */
import type { ApplicationStatus } from '../vocabulary/statuses.ts'

/** A step that takes longer has no usual time. */
export const mostUsualDays = 365

/** The statuses in which somebody waits for the council, the bank or the certificate. */
export const timedStatuses = [
  'submitted',
  'in-review',
  'resubmitted',
  'awaiting-fee',
  'awaiting-decision',
  'approved',
  'certificate-ready',
] as const satisfies ApplicationStatus[]
type TimedStatus = (typeof timedStatuses)[number]

export type UsualDays = Record<TimedStatus, number | null>

/** The steps of an application without delays, until its certificate is ready. */
const withoutDelay = [
  'submitted',
  'in-review',
  'awaiting-decision',
  'approved',
] as const satisfies TimedStatus[]

/** From the papers at the council until the certificate is ready; null where the council has not said it of every step. */
export const usualDaysInAll = (days: UsualDays): number | null =>
  withoutDelay.reduce<number | null>((sum, status) => {
    const ofStep = days[status]
    return sum === null || ofStep === null ? null : sum + ofStep
  }, 0)
