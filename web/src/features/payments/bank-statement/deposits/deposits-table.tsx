import '#web/theme/dense-table.scss'
import { Link } from 'react-router-dom'
import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import { bankImportPath, casePath } from '#shared/paths.ts'
import type { OpenDeposit } from '#shared/payments/records/deposit.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatDayOf, formatMoment } from '#web/ui/moments.ts'
import { whole } from '#web/ui/whole.tsx'

const historyWords = {
  'set-aside': 'Set aside',
  returned: 'Returned',
  'refund-taken-back': 'Refund taken back, proposed',
}

const historyText = ({ event, by, at, reason }: OpenDeposit['history'][number]): string =>
  `${historyWords[event]} by ${by.name}, ${formatMoment(at)}: ${reason}`

const Reason = ({ words, matches, at, line, import_id, history }: OpenDeposit) => (
  <div className="bank-reason">
    {matches ? (
      <span className="bank-result check-passed">
        <Icon name="check" />
        <span>
          Now matches <Link to={casePath(matches.id)}>{matches.reference_no}</Link>
        </span>
      </span>
    ) : (
      <span>{whole(words)}</span>
    )}
    {/* A fee that was refunded and typed before came with no import. */}
    {import_id && (
      <span className="text-muted">
        Row {line} of the <Link to={bankImportPath(import_id)}>import of {whole(formatDayOf(at))}</Link>
      </span>
    )}
    {history.map((entry) => (
      <Typed key={entry.at} className="text-muted">
        {whole(historyText(entry))}
      </Typed>
    ))}
  </div>
)

interface DepositsTableProps {
  deposits: OpenDeposit[]
  onMatch: (deposit: OpenDeposit) => void
  onSetAside: (deposit: OpenDeposit) => void
  onRefund: (deposit: OpenDeposit) => void
}

/** Open deposits, each with the buttons that settle it. */
export const DepositsTable = ({ deposits, onMatch, onSetAside, onRefund }: DepositsTableProps) => {
  const button = (label: string, onClick: (deposit: OpenDeposit) => void, deposit: OpenDeposit) => (
    <Button small onClick={() => onClick(deposit)}>
      {label}
      <span className="visually-hidden"> challan {deposit.challan_no}</span>
    </Button>
  )
  return (
    <DataTable
      caption="Deposits without an application, oldest first"
      className="table-dense table-bank"
      rows={deposits}
      keyOf={({ challan_no }) => challan_no}
      columns={[
        { heading: 'Challan no.', cell: ({ challan_no }) => challan_no },
        { heading: 'Date', className: 'bank-number', cell: ({ paid_on }) => formatDate(paid_on) },
        {
          heading: 'Amount',
          className: 'bank-number bank-amount',
          cell: ({ amount }) => formatRupees(amount),
        },
        {
          heading: 'Voucher number',
          className: 'bank-number',
          cell: ({ voucher_number }) => formatVoucherNumber(voucher_number) || '–',
        },
        { heading: 'Reason', cell: (deposit) => <Reason {...deposit} /> },
        {
          heading: 'Action',
          label: null,
          cell: (deposit) => (
            <div className="bank-actions">
              {button('Match', onMatch, deposit)}
              {button('Set aside', onSetAside, deposit)}
              {button('Refund', onRefund, deposit)}
            </div>
          ),
        },
      ]}
    />
  )
}
