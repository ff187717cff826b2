import '#web/theme/dense-table.scss'
import { formatCnic, formatDate } from '#shared/kit/format.ts'
import type { BookRow } from '#shared/register/records/book.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'

const columns: Columns<BookRow> = [
  { heading: 'Row', cell: ({ line }) => line },
  { heading: 'Number', className: 'bank-number', cell: ({ number }) => number },
  { heading: 'Name', dir: 'auto', cell: ({ name }) => name },
  { heading: 'Father’s name', dir: 'auto', cell: ({ father_name }) => father_name },
  { heading: 'CNIC', className: 'bank-number', cell: ({ cnic }) => formatCnic(cnic) || '–' },
  { heading: 'Registered', className: 'bank-number', cell: (row) => formatDate(row.first_registered_on) },
  { heading: 'Valid until', className: 'bank-number', cell: (row) => formatDate(row.valid_until) },
  { heading: 'Category', cell: ({ category }) => category },
  { heading: 'City', dir: 'auto', cell: ({ city }) => city || '–' },
  { heading: 'Page', cell: ({ page }) => page || '–' },
]

/** Rows of an old register as they would enter the register. */
export const ReadRowsTable = ({ rows }: { rows: BookRow[] }) => (
  <DataTable
    caption="The first rows as they are read"
    className="table-dense table-bank"
    columns={columns}
    rows={rows}
    keyOf={({ line }) => line}
  />
)
