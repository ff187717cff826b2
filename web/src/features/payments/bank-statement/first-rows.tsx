import '#web/theme/dense-table.scss'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { BankRow, UnreadableRow } from '#shared/payments/records/bank-statement.ts'
import { type Columns, DataTable } from '#web/ui/data-table.tsx'
import type { Layout } from './statement-file/layout.ts'
import { readRow } from './statement-file/read-statement.ts'

const rowsShown = 5

const cell = (text: (row: BankRow) => string) => (row: BankRow | UnreadableRow) =>
  'problem' in row ? '–' : text(row)

const columns: Columns<BankRow | UnreadableRow> = [
  { heading: 'Row', cell: ({ line }) => line },
  { heading: 'Date', className: 'bank-number', cell: cell(({ paid_on }) => formatDate(paid_on)) },
  {
    heading: 'Voucher number',
    className: 'bank-number',
    cell: cell(({ voucher_number }) => formatVoucherNumber(voucher_number) || '–'),
  },
  { heading: 'Challan no.', cell: cell(({ challan_no }) => challan_no) },
  { heading: 'Amount', className: 'bank-number', cell: cell(({ amount }) => formatRupees(amount)) },
  { heading: 'Problem', cell: (row) => ('problem' in row ? row.problem : '–') },
]

/** The first rows of a file as they would be read. */
export const FirstRows = ({ cells, layout }: { cells: string[][]; layout: Layout }) => (
  <DataTable
    caption="The first rows as they are read"
    className="table-dense table-bank"
    columns={columns}
    rows={cells
      .map((line, place) => ({ line, place }))
      .filter(({ line, place }) => place > layout.header && line.some((text) => text.trim() !== ''))
      .slice(0, rowsShown)
      .map(({ line, place }) => readRow(line, place + 1, layout))}
    keyOf={({ line }) => line}
  />
)
