import { formatRupees } from '#shared/kit/format.ts'
import type { UnreadableRow } from '#shared/payments/records/bank-statement.ts'
import type { Columns } from '#web/ui/data-table.tsx'
import { PagedTable } from '#web/ui/paged-table.tsx'
import { RowGroup as OpenableGroup } from '#web/ui/row-group.tsx'
import { rowColumns } from './row-columns.tsx'
import { formatRowCount } from './row-counts.ts'
import type { RowGroup } from './row-groups.ts'

/** Of rows that could not be read, as they are in the file. */
const columns: Columns<UnreadableRow> = [
  { heading: 'Row', cell: ({ line }) => line },
  { heading: 'Text in the file', dir: 'auto', className: 'bank-text', cell: ({ text }) => text },
  { heading: 'Problem', cell: ({ problem }) => problem },
]

const GroupRows = ({ group }: { group: RowGroup }) => {
  const { label, rows, unreadable } = group
  return unreadable.length > 0 ? (
    <PagedTable rows={unreadable} label={label} columns={columns} keyOf={({ line }) => line} />
  ) : (
    <PagedTable rows={rows} label={label} columns={rowColumns} keyOf={({ row }) => row.line} />
  )
}

const sumOf = ({ count, rupees }: RowGroup): string =>
  `${formatRowCount(count)}${rupees === undefined ? '' : `, ${formatRupees(rupees)}`}`

/** The rows by what becomes of them; each heading opens its rows, the first one's are open. */
export const RowGroupsList = ({ groups }: { groups: RowGroup[] }) => (
  <ul className="bank-groups">
    {groups.map((group, place) => (
      <OpenableGroup
        key={group.name}
        label={group.label}
        sum={sumOf(group)}
        isGood={group.isGood}
        openAtFirst={place === 0}
      >
        {() => (
          <>
            {group.note && <p className="form-text">{group.note}</p>}
            <GroupRows group={group} />
          </>
        )}
      </OpenableGroup>
    ))}
  </ul>
)
