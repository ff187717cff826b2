import { useState } from 'react'
import type { ApiFailure } from '#web/api/api-failure.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SaveButton } from '#web/ui/form/save-button.tsx'
import { SlicesProgress } from './slices-progress.tsx'

interface UndoDialogProps {
  progress: { done: number; of: number } | undefined
  failure: ApiFailure | undefined
  onUndo: (reason: string) => void
  onClose: () => void
}

/** Says what undoing does and asks for the reason. */
export const UndoDialog = ({ progress, failure, onUndo, onClose }: UndoDialogProps) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog open title="Undo this import" onClose={() => !progress && onClose()}>
      <ErrorSummary failure={failure} />
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onUndo(reason.trim())
        }}
      >
        <p>
          Each fee that this import has verified becomes unpaid again, and the deposits that it added leave
          the list. Applications that have moved on and deposits that were settled stay as they are.
        </p>
        <FieldFrame name="reason" label="Reason" error={failure?.errors?.reason?.join(', ')}>
          {(input) => (
            <textarea
              {...input}
              className="form-control"
              rows={3}
              dir="auto"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </FieldFrame>
        <SlicesProgress label="Undoing" progress={progress} />
        <div className="dialog-actions">
          <SaveButton saving={progress !== undefined} savingLabel="Undoing…">
            Undo this import
          </SaveButton>
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={progress ? true : undefined}
            onClick={() => !progress && onClose()}
          >
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
