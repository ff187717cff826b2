import type { ApiFailure } from '#web/api/api-failure.ts'
import { useAdminSession } from '#web/session/admin-session.tsx'
import { ReasonField } from '#web/ui/fields/reason-field.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useKeptValues } from '#web/ui/form/kept/use-kept-values.ts'
import { SlicesProgress } from '#web/ui/slices.tsx'

export const undoKey = (importId: string): string => `undo-import:${importId}`

interface UndoDialogProps {
  importId: string
  progress: { done: number; of: number } | undefined
  failure: ApiFailure | undefined
  /** @returns whether it was sent */
  onUndo: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Says what undoing does and asks for the reason. */
export const UndoDialog = ({ importId, progress, failure, onUndo, onClose }: UndoDialogProps) => {
  const { admin } = useAdminSession()
  const place = { owner: admin?.id ?? '', key: undoKey(importId) }
  const { values, change, isTyped, discard } = useKeptValues(place, { reason: '' })
  const undo = async () => {
    if (await onUndo(values.reason.trim())) discard()
  }
  const close = () => {
    if (progress) return
    discard()
    onClose()
  }
  return (
    <CommandDialog
      title="Undo this import"
      explanation="A colleague confirms this first. Each fee that this import has verified then becomes unpaid again, and the deposits that it added leave the list. Applications that have moved on and deposits that were settled stay as they are."
      submitLabel="Send for confirmation"
      savingLabel="Sending…"
      saving={progress !== undefined}
      problem={failure}
      isTyped={isTyped && !progress}
      onSubmit={() => void undo()}
      onClose={close}
    >
      <ReasonField
        name="reason"
        value={values.reason}
        error={failure?.errors?.reason?.join(', ')}
        onValue={(reason) => change({ reason })}
      />
      <SlicesProgress label="Undoing" progress={progress} />
    </CommandDialog>
  )
}
