/** Days, times and names as the desk says them. */
import { dayInKarachi } from '#shared/format.ts'
import type { ApplicationTitle } from '#shared/vocabulary.ts'

export { dayWords, momentWords } from './moments.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** Whole days of the council's calendar between two instants. */
export const ageInDays = (since: string, now: Date): number =>
  Math.round((Date.parse(dayInKarachi(now)) - Date.parse(dayInKarachi(new Date(since)))) / dayInMs)

/** "today", "1 day", "12 days" */
export const ageWords = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? '1 day' : `${days} days`

/** "1 application", "12 applications" */
export const applicationsWords = (count: number): string =>
  count === 1 ? '1 application' : `${count} applications`

export const typeWords: Record<ApplicationTitle, string> = { Registration: 'New', Renewal: 'Renewal' }
