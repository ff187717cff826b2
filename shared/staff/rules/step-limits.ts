/** In how many days the office takes each step of an application that waits for it; longer is overdue. */

import { addDays, startOfDay } from '#shared/kit/format.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'

/** For each status in which the office acts; in the others it waits for somebody else, or for nothing. */
const usualLimits = {
  submitted: 3,
  'in-review': 5,
  returned: null,
  resubmitted: 3,
  'awaiting-fee': null,
  'awaiting-decision': 3,
  approved: 5,
  'certificate-ready': 30, // the certificate waits to be collected
  collected: null,
  declined: null,
  withdrawn: null,
  'ended-unpaid': null,
} as const satisfies Record<ApplicationStatus, number | null>

type LimitedStatus = {
  [Status in ApplicationStatus]: (typeof usualLimits)[Status] extends number ? Status : never
}[ApplicationStatus]

const isLimited = (status: ApplicationStatus): status is LimitedStatus => usualLimits[status] !== null

/** In the order of the statuses. */
export const limitedStatuses = applicationStatuses.filter(isLimited)

export type StepLimits = Record<LimitedStatus, number>

export const forEachLimit = <T>(value: (status: LimitedStatus) => T): Record<LimitedStatus, T> =>
  Object.fromEntries(limitedStatuses.map((status) => [status, value(status)])) as Record<LimitedStatus, T>

export const defaultStepLimits: StepLimits = forEachLimit((status) => usualLimits[status])

/** A step that takes longer is not a limit any more. */
export const mostLimitInDays = 365

/** In days; null for a status in which the office does not act. */
export const limitOf = (status: ApplicationStatus, limits: StepLimits): number | null =>
  isLimited(status) ? limits[status] : null

/** What has kept its status since before this instant is overdue: more days of the council's calendar than the limit. */
export const overdueBefore = (limit: number, today: string): string => startOfDay(addDays(today, -limit))
