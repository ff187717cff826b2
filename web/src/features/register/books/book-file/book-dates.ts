/** Dates of old registers. Years have four digits: "87" may be 1987 or 2087. */
import { foldDigits } from '#shared/kit/format.ts'
import { dateIn } from '#web/ui/table-file/dates.ts'

/** How the dates of a file that are written in digits only are read. */
export const bookDateOrders = ['day-first', 'month-first'] as const
export type BookDateOrder = (typeof bookDateOrders)[number]

const inDigits = /^(\d{1,2})([\s./-]+)(\d{1,2})([\s./-]+)(\d{2}|\d{4})$/
const shortYear = /[\s./'’-]\d{2}$/

type ReadDate = { date: string } | { problem: 'date-wrong' | 'date-unclear'; words: string }

const swapped = (text: string): string => text.replace(inDigits, '$3$2$1$4$5')

/** @param label of the column, for the sentence */
export const readBookDate = (cell: string, order: BookDateOrder, label: string): ReadDate => {
  const text = foldDigits(cell).trim()
  const isShort = inDigits.exec(text)?.[5]?.length === 2 || (/[a-z]/i.test(text) && shortYear.test(text))
  if (isShort) return { problem: 'date-unclear', words: `${label}: the year “${text}” has two digits` }
  const date = dateIn(order === 'month-first' ? swapped(text) : text)
  if (date) return { date }
  const otherwise = inDigits.test(text) && dateIn(order === 'month-first' ? text : swapped(text))
  return otherwise
    ? { problem: 'date-unclear', words: `${label}: day and month of “${text}” are the other way round` }
    : { problem: 'date-wrong', words: `${label}: “${text}” is no date` }
}

/** The order of day and month that fits more of the dates whose first or second number is above 12. */
export const guessDateOrder = (cells: readonly string[]): BookDateOrder => {
  const parts = cells.map((cell) => inDigits.exec(foldDigits(cell).trim())).filter((found) => found !== null)
  const dayFirst = parts.filter(([, first]) => Number(first) > 12).length
  const monthFirst = parts.filter(([, , , second]) => Number(second) > 12).length
  return monthFirst > dayFirst ? 'month-first' : 'day-first'
}
