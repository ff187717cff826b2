import { formatDate } from '#shared/kit/format.ts'
import type { TermRecord } from '#shared/register/records/term.ts'
import { api } from '#web/api/client.ts'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useDialogCommand } from '#web/ui/form/use-dialog-command.ts'

interface RemoveDialogProps {
  term: TermRecord
  onClose: () => void
  onSent: (message: string) => void
}

/** Proposes the removal of a term that has not begun. */
export const RemoveDialog = ({ term, onClose, onSent }: RemoveDialogProps) => {
  const { effective_from: first_day, name } = term
  const { values, change, failure, dialog } = useDialogCommand({
    key: `remove-term:${first_day}`,
    initial: { reason: '' },
    send: async ({ reason }, keys) => {
      const { message = '' } = await api.terms.remove({ params: { first_day }, body: { reason } }, keys)
      onSent(message)
    },
    onClose,
  })
  return (
    <CommandDialog
      title="Remove this term?"
      submitLabel="Send for confirmation"
      explanation={`${name} would begin on ${formatDate(first_day)}. When another person has confirmed its removal, the term before it stays in force.`}
      {...dialog}
    >
      <ReasonField
        value={values.reason}
        onValue={(reason) => change({ reason })}
        failure={failure}
        longest={300}
      />
    </CommandDialog>
  )
}
