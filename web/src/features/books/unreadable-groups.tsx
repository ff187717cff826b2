import '#web/theme/dense-table.scss'
import type { UnreadableBookRow } from '#shared/records/book.ts'
import { bookProblemLabels, bookProblems } from '#shared/rules/book-rows.ts'
import { saveCsv } from '#web/ui/csv-file.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { PagedRows } from '#web/ui/paged-rows.tsx'
import { RowGroup } from '#web/ui/row-group.tsx'
import { formatRows } from './counts.ts'

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

/** Rows that cannot be read, by what is wrong with them, and as a file for whoever corrects them. */
export const UnreadableGroups = ({ rows, file_name }: { rows: UnreadableBookRow[]; file_name: string }) => {
  const groups = bookProblems
    .map((problem) => ({ problem, members: rows.filter((row) => row.problem === problem) }))
    .filter(({ members }) => members.length > 0)
  if (groups.length === 0) return null
  return (
    <>
      <h3>Rows that cannot be read</h3>
      <p className="form-text">
        Correct them in a file of their own and add that to the book. Until then the register does not know
        their numbers.
      </p>
      <ul className="bank-groups">
        {groups.map(({ problem, members }) => (
          <RowGroup
            key={problem}
            label={bookProblemLabels[problem]}
            sum={formatRows(members.length)}
            isGood={false}
            openAtFirst={false}
          >
            {() => (
              <PagedRows rows={members} label={bookProblemLabels[problem]}>
                {(page) => (
                  <DataTable
                    caption={bookProblemLabels[problem]}
                    className="table-dense table-bank"
                    columns={columns}
                    rows={page}
                    keyOf={({ line }) => line}
                  />
                )}
              </PagedRows>
            )}
          </RowGroup>
        ))}
      </ul>
      <button type="button" className="btn btn-outline-secondary" onClick={() => void save(rows, file_name)}>
        Save these rows as CSV
      </button>
    </>
  )
}
