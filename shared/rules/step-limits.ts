/** In how many days the office takes each step of an application that waits for it; longer is overdue. */
import { addDays, startOfDay } from '../format.ts'
import type { ApplicationStatus } from '../vocabulary/statuses.ts'

/** The statuses in which the office acts; in the others it waits for the applicant or for nothing. */
export const limitedStatuses = [
  'submitted',
  'in-review',
  'resubmitted',
  'awaiting-decision',
  'approved',
  'certificate-ready',
] as const satisfies ApplicationStatus[]
type LimitedStatus = (typeof limitedStatuses)[number]

export type StepLimits = Record<LimitedStatus, number>

/** A step that takes longer is not a limit any more. */
export const mostLimitInDays = 365

export const defaultStepLimits: StepLimits = {
  submitted: 3,
  'in-review': 5,
  resubmitted: 3,
  'awaiting-decision': 3,
  approved: 5,
  'certificate-ready': 30, // the certificate waits to be collected
}

const isLimited = (status: ApplicationStatus): status is LimitedStatus =>
  (limitedStatuses as readonly ApplicationStatus[]).includes(status)

/** In days; null for a status in which the office does not act. */
export const limitOf = (status: ApplicationStatus, limits: StepLimits): number | null =>
  isLimited(status) ? limits[status] : null

/** What has kept its status since before this instant is overdue: more days of the council's calendar than the limit. */
export const overdueBefore = (limit: number, today: string): string => startOfDay(addDays(today, -limit))
