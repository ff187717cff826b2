import type { BookRow } from '#shared/register/records/book.ts'
import { api } from '#web/api/client.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

export const refuseBookKey = (proposal: string): string => `refuse-book:${proposal}`

interface RefuseBookDialogProps {
  proposal: string
  /** The row that differs from its page. */
  row: BookRow | undefined
  onRefused: () => void
  onClose: () => void
}

/** Asks why a book is not confirmed. */
export const RefuseBookDialog = ({ proposal, row, onRefused, onClose }: RefuseBookDialogProps) => {
  const { values, change, failure, dialog } = useDialogCommand({
    key: refuseBookKey(proposal),
    initial: {
      reason: row ? `Row ${row.line}, ${row.number}, differs from page ${row.page || 'of the book'}: ` : '',
    },
    send: async ({ reason }, keys) => {
      const body = { action: 'refuse' as const, reason }
      await api.proposals.act({ params: { id: proposal }, body }, keys)
      onRefused()
    },
    onClose: (outdated) => (outdated ? onRefused() : onClose()),
  })
  return (
    <CommandDialog
      title="Refuse this book"
      explanation="None of its rows enters the register. Whoever brought it in reads your reason on its page, and can add files and ask again."
      submitLabel="Refuse"
      {...dialog}
    >
      <ReasonField value={values.reason} onValue={(reason) => change({ reason })} failure={failure} />
    </CommandDialog>
  )
}
