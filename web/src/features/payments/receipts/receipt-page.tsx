import '#web/theme/cases/case-print.scss'
import { useParams } from 'react-router-dom'
import { casePath, paths } from '#shared/paths.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useOpenDialog } from '#web/ui/form/use-open-dialog.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { EndDialog, RealiseDialog } from './outcome-dialogs.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'

/** `/admin/receipts/:serial`: a receipt, which is printed, and what becomes of its instrument. */
export const ReceiptPage = () => {
  const { serial = '' } = useParams()
  const loaded = useRead(api.receipts.get, { params: { serial } })
  const { open, setOpen, dialog } = useOpenDialog<'realised' | 'returned' | 'cancelled'>(loaded.reload)
  const title = `Receipt ${serial}`
  return (
    <Page title={loaded.failure?.status === 404 ? 'Page not found' : title}>
      <WhenLoaded from={loaded} lines={10}>
        {(receipt) => (
          <>
            <div className="print-bar case-print-bar">
              <Button look="primary" onClick={() => window.print()}>
                Print
              </Button>
              {!receipt.outcome && (
                <>
                  <Button onClick={() => setOpen('realised')}>Realised</Button>
                  <Button onClick={() => setOpen('returned')}>Returned by the bank</Button>
                </>
              )}
              {receipt.outcome?.as !== 'cancelled' && (
                <Button onClick={() => setOpen('cancelled')}>Cancel the receipt</Button>
              )}
              <ButtonLink to={casePath(receipt.application.id)}>Application</ButtonLink>
              <ButtonLink to={paths.adminReceipts}>All receipts</ButtonLink>
            </div>
            <ReceiptSheet receipt={receipt} />
            {open === 'realised' && <RealiseDialog receipt={receipt} {...dialog} />}
            {open && open !== 'realised' && <EndDialog receipt={receipt} as={open} {...dialog} />}
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
