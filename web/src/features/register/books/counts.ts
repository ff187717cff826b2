/** Counts of a book as text. */
import type { Book } from '#shared/register/records/book.ts'

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

export const formatRows = (count: number): string => counted(count, 'row')

/** "4,600 rows, 4,580 taken, 20 not readable" */
export const summarizeBook = ({
  rows,
  unreadable_rows,
  counts,
  undone,
  undone_rows,
  kept_rows,
}: Book): string => {
  const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const problems = (counts.differs ?? 0) + (counts['other-person'] ?? 0)
  return [
    formatRows(rows + unreadable_rows),
    `${(counts.taken ?? 0).toLocaleString('en-US')} taken`,
    ...(counts.there ? [`${counts.there} there already`] : []),
    ...(problems > 0 ? [`${problems} differ from the register`] : []),
    ...(unreadable_rows > 0 ? [`${unreadable_rows} not readable`] : []),
    ...(!undone && done < rows ? [`${rows - done} not imported yet`] : []),
    ...(undone ? [`${undone_rows} undone`, `${kept_rows} kept`] : []),
  ].join(', ')
}
