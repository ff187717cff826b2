import '#web/theme/dense-table.scss'
import '#web/theme/payments/bank-statement.scss'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { formatRupees } from '#shared/kit/format.ts'
import { casePath, receiptPath } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { useBegunDialogs } from '#web/ui/form/use-dialog-command.ts'
import { formatMoment } from '#web/ui/moments.ts'
import { PagedList } from '#web/ui/older-pages.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { outcomeText } from './receipt-words.ts'
import { TakeDialog, takeKey } from './take-dialog.tsx'

const read = async (cursor?: string, signal?: AbortSignal) =>
  (await api.receipts.list({ query: { cursor } }, { signal })).data

/** `/admin/receipts`: pay orders and demand drafts that were taken over the counter. */
export const ReceiptsPage = () => {
  const navigate = useNavigate()
  const council = useCouncil()
  const isBegun = useBegunDialogs()
  const [taking, setTaking] = useState(() => isBegun(takeKey))
  return (
    <Page title="Receipts">
      <section className="card" aria-labelledby="receipts">
        <div className="card-head">
          <h2 id="receipts">Pay orders and demand drafts</h2>
          <Button look="primary" onClick={() => setTaking(true)}>
            Take a pay order or draft
          </Button>
        </div>
        <p className="form-text">A fee counts as paid once the bank has credited the amount.</p>
        <PagedList read={read} empty={<p>No pay order or demand draft has been taken yet.</p>}>
          {(entries) => (
            <DataTable
              caption="Receipts of pay orders and demand drafts, newest first"
              className="table-dense table-bank"
              rows={entries}
              keyOf={({ serial }) => serial}
              columns={[
                {
                  heading: 'Receipt',
                  className: 'bank-number',
                  cell: ({ serial }) => <Link to={receiptPath(serial)}>{serial}</Link>,
                },
                { heading: 'Taken', className: 'bank-number', cell: ({ at }) => formatMoment(at) },
                {
                  heading: 'Instrument',
                  cell: ({ instrument, number, bank }) => `${instrument} ${number}, ${bank}`,
                  dir: 'auto',
                },
                {
                  heading: 'Amount',
                  className: 'bank-number bank-amount',
                  cell: ({ amount }) => formatRupees(amount),
                },
                {
                  heading: 'Application',
                  className: 'bank-number',
                  cell: ({ application: { id, reference_no } }) => (
                    <Link to={casePath(id)}>{reference_no}</Link>
                  ),
                },
                { heading: 'Standing', cell: (receipt) => whole(outcomeText(receipt)), dir: 'auto' },
              ]}
            />
          )}
        </PagedList>
      </section>
      {taking && council && (
        <TakeDialog
          instruments={council.instruments}
          onTaken={(serial) => navigate(receiptPath(serial))}
          onClose={() => setTaking(false)}
        />
      )}
    </Page>
  )
}
