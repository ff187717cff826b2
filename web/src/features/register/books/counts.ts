/** Counts of a book as text. */
import type { Book } from '#shared/register/records/book.ts'

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

export const formatRows = (count: number): string => counted(count, 'row')

/** What a book waits for before any of its rows enters the register; null once it is confirmed. */
const beforeConfirmation = ({ asked, refused, confirmed }: Book): string | null => {
  if (confirmed) return null
  if (asked) return 'waits for another registrar'
  return refused ? 'was not confirmed' : 'not sent for confirmation yet'
}

/** "4,600 rows, 4,580 taken, 20 not readable"; "4,600 rows, 20 not readable, waits for another registrar" */
export const summarizeBook = (book: Book): string => {
  const { rows, unreadable_rows, counts, undone, undone_rows, kept_rows } = book
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const problems = (counts.differs ?? 0) + (counts['other-person'] ?? 0) + (counts.beyond ?? 0)
  const waiting = done > 0 || undone ? null : beforeConfirmation(book)
  return [
    formatRows(rows + unreadable_rows),
    ...(waiting ? [] : [`${(counts.taken ?? 0).toLocaleString('en-US')} taken`]),
    ...(counts.there ? [`${counts.there} there already`] : []),
    ...(problems > 0 ? [`${problems} not taken`] : []),
    ...(unreadable_rows > 0 ? [`${unreadable_rows} not readable`] : []),
    ...(waiting ? [waiting] : []),
    ...(!undone && !waiting && done < rows ? [`${rows - done} not imported yet`] : []),
    ...(undone ? [`${undone_rows} undone`, `${kept_rows} kept`] : []),
  ].join(', ')
}
