import { formatDate } from '#shared/kit/format.ts'
import type { TermRecord } from '#shared/register/records/term.ts'
import { api } from '#web/api/client.ts'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'

interface RemoveDialogProps {
  term: TermRecord
  onClose: (outdated: boolean) => void
  onDone: (message: string) => void
}

/** Proposes the removal of a term that has not begun. */
export const RemoveDialog = ({
  term: { effective_from: first_day, name },
  onClose,
  onDone,
}: RemoveDialogProps) => (
  <ReasonDialog
    title="Remove this term?"
    submitLabel="Send for confirmation"
    explanation={`${name} would begin on ${formatDate(first_day)}. When another person has confirmed its removal, the term before it stays in force.`}
    draft={`remove-term:${first_day}`}
    send={async (reason, keys) => {
      const { message = '' } = await api.terms.remove({ params: { first_day }, body: { reason } }, keys)
      onDone(message)
    }}
    onClose={onClose}
  />
)
