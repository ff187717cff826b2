/** Instants as days and times in Karachi. */
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'

/** "21-11-2026" in Karachi. */
export const formatDayOf = (instant: string): string => formatDate(dayInKarachi(new Date(instant)))

const karachiOffsetInMs = 5 * 60 * 60 * 1000

/** "14:05" in Karachi. */
export const formatTime = (instant: string): string =>
  new Date(Date.parse(instant) + karachiOffsetInMs).toISOString().slice(11, 16)

/** "21-11-2026, 14:05" in Karachi. */
export const formatMoment = (instant: string): string => `${formatDayOf(instant)}, ${formatTime(instant)}`

export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]

/** "November 2026" of `2026-11` */
export const formatMonth = (month: string): string => {
  const [year, number] = month.split('-')
  return `${months[Number(number) - 1]} ${year}`
}
