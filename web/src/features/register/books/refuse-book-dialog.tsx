import type { BookRow } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'

export const refuseBookKey = (proposal: string): string => `refuse-book:${proposal}`

interface RefuseBookDialogProps {
  proposal: string
  /** The row that differs from its page. */
  row: BookRow | undefined
  onRefused: () => void
  onClose: () => void
}

/** Asks why a book is not confirmed. */
export const RefuseBookDialog = ({ proposal, row, onRefused, onClose }: RefuseBookDialogProps) => (
  <ReasonDialog
    title="Refuse this book"
    explanation="None of its rows enters the register. Whoever brought it in reads your reason on its page, and can add files and ask again."
    submitLabel="Refuse"
    draft={refuseBookKey(proposal)}
    begun={row && `Row ${row.line}, ${row.number}, differs from page ${row.page || 'of the book'}: `}
    send={async (reason, keys) => {
      await api.proposals.act({ params: { id: proposal }, body: { action: 'refuse', reason } }, keys)
      onRefused()
    }}
    onClose={(outdated) => (outdated ? onRefused() : onClose())}
  />
)
