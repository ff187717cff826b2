/** Between plain dates and the calendar's `Date` objects, always by their numbers. */
import { isRealDate } from '#shared/kit/format.ts'

/** Local midnight of a `YYYY-MM-DD` day, or undefined when the text is no day. */
export const calendarDay = (value: string): Date | undefined => {
  if (!isRealDate(value)) return undefined
  const [year, month, day] = value.split('-').map(Number)
  return new Date(year ?? 0, (month ?? 1) - 1, day)
}

/** `YYYY-MM-DD` of the day a calendar gave back. */
export const plainDay = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-')

/** en-GB gives the council's order, "Wednesday 5 September 2001"; en-PK would give slashes in short forms. */
const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** "Wednesday, 5 September 2001": the name of a day button and of the button that opens the calendar. */
export const formatLongDay = (day: Date): string => {
  const parts = longDate.formatToParts(day)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('weekday')}, ${part('day')} ${part('month')} ${part('year')}`
}
