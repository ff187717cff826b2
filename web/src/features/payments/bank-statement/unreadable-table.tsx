import '#web/theme/dense-table.scss'
import type { UnreadableRow } from '#shared/payments/records/bank-statement.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'

const columns: Columns<UnreadableRow> = [
  { heading: 'Row', cell: ({ line }) => line },
  { heading: 'Text in the file', dir: 'auto', className: 'bank-text', cell: ({ text }) => text },
  { heading: 'Problem', cell: ({ problem }) => problem },
]

/** Rows of the file that could not be read, as they are in the file. */
export const UnreadableTable = ({ caption, rows }: { caption: string; rows: UnreadableRow[] }) => (
  <DataTable
    caption={caption}
    className="table-dense table-bank"
    columns={columns}
    rows={rows}
    keyOf={({ line }) => line}
  />
)
