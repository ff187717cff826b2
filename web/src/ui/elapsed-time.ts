/** How long ago something happened, in days of the council's calendar. */

import { longestDurationInDays } from '#shared/applications/rules/status-durations.ts'
import { dayInKarachi } from '#shared/kit/format.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** Whole days of the council's calendar between two instants. */
export const ageInDays = (since: string, now: Date): number =>
  Math.round((Date.parse(dayInKarachi(now)) - Date.parse(dayInKarachi(new Date(since)))) / dayInMs)

/** "today", "1 day", "12 days" */
export const formatAge = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? '1 day' : `${days} days`

/** "1 day", "2.5 days", "60 days or more" */
export const formatMedian = (median: number | null): string => {
  if (median === null) return 'Too few cases'
  const days = median === 1 ? '1 day' : `${median} days`
  return median === longestDurationInDays ? `${days} or more` : days
}
