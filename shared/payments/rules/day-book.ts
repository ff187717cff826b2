/** The sums of the day book. */
import {
  type BookColumn,
  type BookDay,
  bookColumns,
  type ClosedDay,
  type CountedDay,
} from '../records/day-book.ts'

/** Rupees with paisas: sums of them are rounded to whole paisas. */
const exact = (rupees: number): number => Math.round(rupees * 100) / 100

const receivedIn = (columns: Record<BookColumn, number>): number =>
  exact(bookColumns.reduce((sum, column) => sum + columns[column], 0))

/** A day as the book shows it: as it was counted, with its corrections. */
export const bookDayOf = (counted: CountedDay, done: ClosedDay | undefined): BookDay => {
  const { corrections = [], closed = null } = done ?? {}
  const columns = { ...counted }
  for (const { from, to, rupees } of corrections) {
    if (from !== 'outside') columns[from] = exact(columns[from] - rupees)
    if (to !== 'outside') columns[to] = exact(columns[to] + rupees)
  }
  return { ...columns, received: receivedIn(columns), closed, corrections }
}

/** The sums of all days. */
export const totalOf = (days: readonly BookDay[]): Record<BookColumn | 'received', number> => {
  const sum = (column: BookColumn) => exact(days.reduce((total, day) => total + day[column], 0))
  const columns = Object.fromEntries(bookColumns.map((column) => [column, sum(column)])) as Record<
    BookColumn,
    number
  >
  return { ...columns, received: receivedIn(columns) }
}
