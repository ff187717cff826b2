import { Link } from 'react-router-dom'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import { casePath } from '#shared/paths.ts'
import type { Columns } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ShownRow } from './row-groups.ts'

const Result = ({ good, resultText }: ShownRow) => (
  <span className={good ? 'bank-result check-passed' : 'bank-result check-attention'}>
    <Icon name={good ? 'check' : 'alert'} />
    {resultText}
  </span>
)

const number = { className: 'bank-number' }

/** Of the rows of a statement, each with its result. */
export const rowColumns: Columns<ShownRow> = [
  { heading: 'Row', cell: ({ row }) => row.line },
  { heading: 'Date', ...number, cell: ({ row }) => formatDate(row.paid_on) },
  { heading: 'Voucher number', ...number, cell: ({ row }) => formatVoucherNumber(row.voucher_number) || '–' },
  { heading: 'Challan no.', cell: ({ row }) => row.challan_no },
  { heading: 'Amount', ...number, cell: ({ row }) => formatRupees(row.amount) },
  {
    heading: 'Application',
    ...number,
    cell: ({ finding }) =>
      finding?.id ? <Link to={casePath(finding.id)}>{finding.reference_no}</Link> : '–',
  },
  { heading: 'Result', cell: (shown) => <Result {...shown} /> },
]
