import { formatDate } from '#shared/kit/format.ts'
import type { BookDetails, BookFile, BookPartResults } from '#shared/register/records/book.ts'
import { bookOutcomeLabels } from '#shared/register/rules/book-rows.ts'
import { type BookOutcome, bookOutcomes } from '#shared/vocabulary/register.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import type { Columns } from '#web/ui/data-table.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { BookRowGroup } from './book-row-group.tsx'
import { UnreadableGroups } from './unreadable-groups.tsx'

type Row = BookPartResults['rows'][number]
type Group = BookOutcome | 'kept' | 'undone' | 'left'

const labels: Record<Group, string> = {
  ...bookOutcomeLabels,
  kept: 'Kept when the book was undone',
  undone: 'Undone',
  left: 'Not in the register yet',
}
const order: Group[] = ['kept', ...bookOutcomes.slice(0, 3), 'left', 'undone', ...bookOutcomes.slice(3)]

const groupOf = ({ result, kept_because }: Row, undone: boolean): Group => {
  if (kept_because) return 'kept'
  if (undone && result?.outcome === 'taken') return 'undone'
  return result?.outcome ?? 'left'
}

const columns: Columns<Row> = [
  { heading: 'Row', cell: ({ line }) => line },
  { heading: 'Number', className: 'bank-number', cell: ({ number }) => number },
  { heading: 'Name', dir: 'auto', cell: ({ name }) => name },
  { heading: 'Father’s name', dir: 'auto', cell: ({ father_name }) => father_name },
  { heading: 'Valid until', className: 'bank-number', cell: ({ valid_until }) => formatDate(valid_until) },
  { heading: 'Page', cell: ({ page }) => page || '–' },
  {
    heading: 'Result',
    cell: ({ result, kept_because }) => kept_because ?? result?.words ?? 'Not in the register yet',
  },
]

/** All parts of a file that were sent, one after the other. */
const readRows = async (id: string, { file, stored }: BookFile, signal: AbortSignal) => {
  const parts: BookPartResults[] = []
  for (let part = 0; part < stored; part++) {
    const query = { file: String(file), part: String(part) }
    parts.push((await api.books.rows({ params: { id }, query }, { signal })).data)
  }
  return parts
}

const Groups = ({ parts, file }: { parts: BookPartResults[]; file: BookFile }) => {
  const rows = parts.flatMap((part) => part.rows.map((row) => ({ row, group: groupOf(row, part.undone) })))
  const groups = order
    .map((name) => ({ name, members: rows.filter(({ group }) => group === name).map(({ row }) => row) }))
    .filter(({ members }) => members.length > 0)
  return (
    <>
      <ul className="bank-groups">
        {groups.map(({ name, members }, place) => (
          <BookRowGroup
            key={name}
            label={labels[name]}
            rows={members}
            columns={columns}
            isGood={name === 'taken' || name === 'there' || name === 'undone'}
            openAtFirst={place === 0}
          />
        ))}
      </ul>
      <UnreadableGroups rows={parts.flatMap(({ unreadable }) => unreadable)} file_name={file.file_name} />
    </>
  )
}

/** The result of each row of a file, problems first. */
export const FileRows = ({ book, file }: { book: Pick<BookDetails, 'id'>; file: BookFile }) => {
  const loaded = useApi((signal) => readRows(book.id, file, signal), [book.id, file.file])
  return <WhenLoaded from={loaded}>{(parts) => <Groups parts={parts} file={file} />}</WhenLoaded>
}
