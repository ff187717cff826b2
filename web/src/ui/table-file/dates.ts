/** Dates as banks and spreadsheets write them. */
import { addDays, foldDigits } from '#shared/kit/format.ts'
import type { DateOrder } from '#shared/payments/records/bank-format.ts'
import { parseTypedDate } from '#web/ui/fields/date-field/typed-date.ts'

/** Spreadsheets write `="00123"` to keep leading zeros. */
const unwrapped = (cell: string): string => cell.trim().replace(/^="(.*)"$/, '$1')

/** A cell as one line of text. */
export const textIn = (cell: string): string => unwrapped(cell).replace(/\s+/g, ' ').trim()

/** A row as a person finds it in the file. Control characters are no text that the service would keep. */
export const rowText = (cells: readonly string[], longest: number): string => {
  const text = textIn(cells.filter((cell) => cell.trim()).join(' | ')).replace(/\p{Cc}/gu, '')
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}

const timeAfterDate =
  /(?:T|[\s,]+)\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:[ap]\.?m\.?)?\s*(?:z|utc|pkt|[+-]\d{2}:?\d{2})?$/i
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s.,]+/i

/** Without weekday and time. */
const plainDate = (cell: string): string =>
  foldDigits(cell).trim().replace(timeAfterDate, '').replace(weekday, '').trim()

const inDigits = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{2}|\d{4})$/

/** What dates in digits only show by a number above 12: the day or the month first. Null where they do not. */
export const dateOrderOf = (cells: readonly string[]): DateOrder | null => {
  const dates = cells.map((cell) => inDigits.exec(plainDate(cell))).filter((parts) => parts !== null)
  if (dates.length === 0 || dates.some(([, first]) => Number(first) > 12)) return 'day-first'
  return dates.some(([, , second]) => Number(second) > 12) ? 'month-first' : null
}

/** Days since 30-12-1899, with the time as a fraction: from 2000 to 2099. */
const serialNumber = /^(3652[6-9]|365[3-9]\d|36[6-9]\d{2}|3[7-9]\d{3}|[4-6]\d{4}|7[0-2]\d{3})(?:\.\d+)?$/
const yearFirstInOneRun = /^(20\d{2})(\d{2})(\d{2})$/
const monthNameFirst = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?,?[\s-]+(\d{4}|\d{2})$/i
const twoDigitYear = /^(\d{1,2}[\s./-]+(?:\d{1,2}|[a-z]{3,9})[\s./-]+)(\d{2})$/i

/** `YYYY-MM-DD`, or null. */
export const dateIn = (cell: string, order: DateOrder = 'day-first'): string | null => {
  const text = plainDate(cell)
  if (order === 'month-first' && inDigits.test(text)) return dateIn(text.replace(inDigits, '$2-$1-$3'))
  const serial = serialNumber.exec(text)
  if (serial) return addDays('1899-12-30', Number(serial[1]))
  const dayThenMonth = text.replace(monthNameFirst, '$2 $1 $3').replace(/^(\d{1,2})(?:st|nd|rd|th)\b/i, '$1')
  return (
    parseTypedDate(dayThenMonth.replace(twoDigitYear, '$120$2')) ??
    parseTypedDate(text.replace(yearFirstInOneRun, '$1-$2-$3'))
  )
}
