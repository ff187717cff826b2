/** Reads the forms in which people write a date. Only text is compared: no `Date` is made from what somebody typed. */
import { foldDigits, formatDate, isRealDate } from '#shared/kit/format.ts'
import { months } from '#web/ui/moments.ts'

const shortestMonthName = 3

/** 1 to 12 for "9", "Sep", "Sept" or "September"; 0 for anything else. */
const monthNumber = (text: string): number => {
  if (/^\d+$/.test(text)) return Number(text)
  const name = text.toLowerCase()
  return name.length < shortestMonthName
    ? 0
    : months.findIndex((month) => month.toLowerCase().startsWith(name)) + 1
}

const asIso = (year: string, month: string, day: string): string | null => {
  const iso = `${year}-${String(monthNumber(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isRealDate(iso) ? iso : null
}

const between = '[\\s./,\\-\u2010-\u2015\u2212\u060C]+' // dashes of phones and word processors, and the Urdu comma
const yearFirst = new RegExp(`^(\\d{4})${between}(\\d{1,2})${between}(\\d{1,2})$`)
const dayFirst = new RegExp(`^(\\d{1,2})${between}(\\d{1,2}|[a-z]{3,9})${between}(\\d{4})$`, 'i')
const inOneRun = /^(\d{2})(\d{2})(\d{4})$/

/**
 * The day somebody typed: `5/9/2001`, `05092001`, `5 Sep 2001`, `05.09.2001`, `05-09-2001`, `2001-09-05`, or any of
 * these in Urdu digits.
 * @returns `YYYY-MM-DD`, or null when it is no day of the calendar.
 */
export const parseTypedDate = (text: string): string | null => {
  const plain = foldDigits(text).trim()
  const iso = yearFirst.exec(plain)
  if (iso) return asIso(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '')
  const parts = dayFirst.exec(plain) ?? inOneRun.exec(plain)
  return parts ? asIso(parts[3] ?? '', parts[2] ?? '', parts[1] ?? '') : null
}

/** The form's value for a typed text: `YYYY-MM-DD`, or the text itself, which the schema then refuses. */
export const valueOfTyped = (text: string): string => parseTypedDate(text) ?? text.trim()

/** What the field shows for a value: DD-MM-YYYY, or the text as it was typed. */
export const shownDate = (value: string): string => (isRealDate(value) ? formatDate(value) : value)
