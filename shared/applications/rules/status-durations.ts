/** How long cases keep a status: counted in days in a histogram for each week, shown as a median. */
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { isClosed } from './application-lifecycle.ts'

/** The statuses that a case leaves again; how long a case has been finished measures no work. */
export const statusesWithDurations = applicationStatuses.filter((status) => !isClosed(status))

/** Longer durations are counted as this one: 60 means "60 or more". */
export const longestDurationInDays = 60
const fewestCases = 5 // fewer would show single cases, not a median
const weeksBack = 12 // with the present week and the twelve before it: the last 90 days in whole weeks

const dayInMs = 24 * 60 * 60 * 1000

/** Whole days of the council's calendar from an instant to a day. */
export const daysSince = (since: string, today: string): number => {
  const days = (Date.parse(today) - Date.parse(dayInKarachi(new Date(since)))) / dayInMs
  return Math.max(0, Math.round(days))
}

/** Whole days of the council's calendar from one instant to a later one, at most 60. */
export const daysInStatus = (since: string, now: Date): number =>
  Math.min(longestDurationInDays, daysSince(since, dayInKarachi(now)))

/** The Monday of the council's week, `YYYY-MM-DD`. */
export const weekOf = (now: Date): string => {
  const day = dayInKarachi(now)
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** The Monday of the first week that still counts. */
export const firstWeek = (now: Date): string => addDays(weekOf(now), -7 * weeksBack)

/** @param counts how many cases kept the status for each number of days. @returns null under five cases. */
export const medianDays = (counts: readonly number[]): number | null => {
  const cases = counts.reduce((sum, count) => sum + count, 0)
  if (cases < fewestCases) return null
  const at = (place: number): number => {
    let passed = 0
    return counts.findIndex((count) => {
      passed += count
      return passed > place
    })
  }
  return (at(Math.floor((cases - 1) / 2)) + at(Math.floor(cases / 2))) / 2
}
