import '#web/theme/dense-table.scss'
import { formatRupees } from '#shared/kit/format.ts'
import type { UnreadableRow } from '#shared/payments/records/bank-statement.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import { PagedRows } from '#web/ui/paged-rows.tsx'
import { RowGroup as OpenableGroup } from '#web/ui/row-group.tsx'
import { formatRowCount } from './row-counts.ts'
import type { RowGroup } from './row-groups.ts'
import { RowsTable } from './rows-table.tsx'

const columns: Columns<UnreadableRow> = [
  { heading: 'Row', cell: ({ line }) => line },
  { heading: 'Text in the file', dir: 'auto', className: 'bank-text', cell: ({ text }) => text },
  { heading: 'Problem', cell: ({ problem }) => problem },
]

/** Rows of the file that could not be read, as they are in the file. */
const UnreadableTable = ({ caption, rows }: { caption: string; rows: UnreadableRow[] }) => (
  <DataTable
    caption={caption}
    className="table-dense table-bank"
    columns={columns}
    rows={rows}
    keyOf={({ line }) => line}
  />
)

const GroupRows = ({ group }: { group: RowGroup }) => {
  const { label, rows, unreadable } = group
  return unreadable.length > 0 ? (
    <PagedRows rows={unreadable} label={label}>
      {(page) => <UnreadableTable caption={label} rows={page} />}
    </PagedRows>
  ) : (
    <PagedRows rows={rows} label={label}>
      {(page) => <RowsTable caption={label} rows={page} />}
    </PagedRows>
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
