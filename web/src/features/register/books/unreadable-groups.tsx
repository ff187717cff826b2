import type { UnreadableBookRow } from '#shared/register/records/book.ts'
import { bookProblemLabels } from '#shared/register/rules/book-rows.ts'
import { bookProblems } from '#shared/vocabulary/register.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import type { Columns } from '#web/ui/data-table.tsx'
import { BookRowGroup } from './book-row-group.tsx'

const columns: Columns<UnreadableBookRow> = [
  { heading: 'Row', cell: ({ line }) => line },
  { heading: 'Text in the file', dir: 'auto', className: 'bank-text', cell: ({ text }) => text },
  { heading: 'Problem', cell: ({ words }) => words },
]

const save = (rows: readonly UnreadableBookRow[], file_name: string): Promise<void> =>
  saveCsv(
    ['Row', 'Problem', 'Text in the file'],
    rows.map(({ line, words, text }) => [line, words, text]),
    `${file_name.replace(/\.[^.]*$/, '')}-not-readable.csv`,
  )

/** Rows that cannot be read, by their errors, and as a file for correcting them. */
export const UnreadableGroups = ({ rows, file_name }: { rows: UnreadableBookRow[]; file_name: string }) => {
  const groups = bookProblems
    .map((problem) => ({ problem, members: rows.filter((row) => row.problem === problem) }))
    .filter(({ members }) => members.length > 0)
  if (groups.length === 0) return null
  return (
    <>
      <h3>Rows that cannot be read</h3>
      <p className="form-text">
        Correct them in a separate file, and add it to this book or to another one. Until then the register
        does not know their numbers.
      </p>
      <ul className="bank-groups">
        {groups.map(({ problem, members }) => (
          <BookRowGroup
            key={problem}
            label={bookProblemLabels[problem]}
            rows={members}
            columns={columns}
            isGood={false}
            openAtFirst={false}
          />
        ))}
      </ul>
      <Button onClick={() => void save(rows, file_name)}>Save these rows as CSV</Button>
    </>
  )
}
