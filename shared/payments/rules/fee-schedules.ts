/** Which fee schedule applies when, which may still be changed, and a schedule as one line of text. */

import type { FeeRule, FeeSchedule, LateFee } from '#shared/applications/records/fee.ts'
import type { FieldErrors } from '#shared/kit/errors.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

export const feeRoles = ['accounts', 'administrator'] as const satisfies StaffRole[]

/** The schedule of a day: the latest that has begun. */
export const scheduleOn = <S extends Pick<FeeSchedule, 'effective_from'>>(
  schedules: readonly S[],
  day: string,
): S | undefined =>
  schedules
    .filter(({ effective_from }) => effective_from <= day)
    .reduce<S | undefined>(
      (latest, schedule) => (latest && latest.effective_from > schedule.effective_from ? latest : schedule),
      undefined,
    )

/**
 * A schedule that has begun is permanently locked, because fees have been calculated with it.
 * @param today the council's day
 */
export const isLocked = ({ effective_from }: Pick<FeeSchedule, 'effective_from'>, today: string): boolean =>
  effective_from <= today

export const scheduleHasBegun = 'This schedule has begun and can no longer be changed'

export const firstDayErrors = (schedule: { effective_from: string }, today: string): FieldErrors =>
  isLocked(schedule, today) ? { effective_from: ['First day must be tomorrow or later'] } : {}

/** "Rs. 500 per year or part of a year", "0.5% per day" */
export const formatLateRate = (late: LateFee): string =>
  late.kind === 'per-year'
    ? `${formatRupees(late.amount)} per year or part of a year`
    : `${late.percent}% per day`

/** "Rs. 2,500, 365 days of grace, then Rs. 500 per year or part of a year, at most Rs. 5,000" */
export const formatFeeRule = ({ base, grace_in_days, late }: FeeRule): string => {
  if (!late) return `${formatRupees(base)}, no late fee`
  const grace = grace_in_days === 1 ? '1 day' : `${grace_in_days} days`
  return `${formatRupees(base)}, ${grace} of grace, then ${formatLateRate(late)}, at most ${formatRupees(late.cap)}`
}

/** A whole schedule on one line, for the record of changes. */
export const formatFeeSchedule = ({ effective_from, name, rules }: FeeSchedule): string =>
  [
    `${name} from ${formatDate(effective_from)}`,
    ...feeTitles.map((title) => `${title}: ${formatFeeRule(rules[title])}`),
  ].join('; ')

/** The application date must not be before the degree's; it may be in the future, to try a schedule that is to come. */
export const triedDateErrors = (dates: { issue_date: string; applied_on: string }): FieldErrors =>
  dates.issue_date > dates.applied_on
    ? { issue_date: ['Degree issue date must not be after the application date'] }
    : {}
