import '#web/theme/dense-table.scss'
import { useState } from 'react'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { api } from '#web/api/client.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Typed } from '#web/ui/language/typed.tsx'
import { formatMoment } from '#web/ui/moments.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { whole } from '#web/ui/whole.tsx'

const read = async (cursor?: string, signal?: AbortSignal) => {
  const { data } = await api.deposits.listSetAside({ query: { cursor } }, { signal })
  return { entries: data.deposits, next: data.next }
}

interface RowsProps {
  onReturn: (deposit: Deposit) => void
}

const Rows = ({ onReturn }: RowsProps) => (
  <PagedList read={read} empty={<p>No deposits have been set aside, refunded or taken back.</p>} label="More">
    {(entries) => (
      <DataTable
        caption="Deposits set aside, refunded or taken back, the last one first"
        className="table-dense table-bank"
        rows={entries}
        keyOf={({ challan_no }) => challan_no}
        columns={[
          { heading: 'Challan no.', cell: ({ challan_no }) => challan_no },
          { heading: 'Date', className: 'bank-number', cell: ({ paid_on }) => formatDate(paid_on) },
          { heading: 'Amount', className: 'bank-number', cell: ({ amount }) => formatRupees(amount) },
          {
            heading: 'Reason',
            cell: ({ settled }) => (
              <div className="bank-reason">
                <Typed>{settled?.reason}</Typed>
                <span className="text-muted">
                  {settled?.by.name}, {whole(formatMoment(settled?.at ?? ''))}
                </span>
              </div>
            ),
          },
          {
            heading: 'Action',
            label: null,
            cell: (deposit) =>
              !deposit.taken_back && (
                <Button small onClick={() => onReturn(deposit)}>
                  {deposit.refund ? 'Take the refund back' : 'Return to the list'}
                  <span className="visually-hidden"> challan {deposit.challan_no}</span>
                </Button>
              ),
          },
        ]}
      />
    )}
  </PagedList>
)

/** Below the list: those that were set aside, read when somebody opens them. */
export const DepositsSetAside = ({ onReturn }: RowsProps) => {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="deposits-aside"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Deposits set aside, refunded or taken back by the bank</summary>
      {open && <Rows onReturn={onReturn} />}
    </details>
  )
}
