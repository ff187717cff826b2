import { useState } from 'react'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { needsSecondApprover } from '#shared/rules/application-lifecycle.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { CommandDialog } from './case-command-dialog.tsx'
import type { CaseReview } from './use-case-review.ts'

const needsReason = (action: CaseAction): boolean => action === 'decline' || needsSecondApprover(action)

/** Approve and its like say what happens; declining and undoing want to know why. */
export const ConfirmDialog = ({ review, action }: { review: CaseReview; action: CaseAction }) => {
  const [reason, setReason] = useState('')
  const [cnicSeen, setCnicSeen] = useState(false)
  const asks = needsReason(action)
  const handsOver = action === 'collect'
  const more = { ...(asks && { reason: reason.trim() }), ...(handsOver && { cnic_seen: cnicSeen }) }
  return (
    <CommandDialog review={review} action={action} onSubmit={() => void review.act(action, more)}>
      {handsOver && (
        <div className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            id="cnic-seen"
            checked={cnicSeen}
            onChange={(event) => setCnicSeen(event.target.checked)}
          />
          <label className="form-check-label" htmlFor="cnic-seen">
            I have seen the original CNIC
          </label>
        </div>
      )}
      {asks && (
        <FieldFrame name="reason" label="Reason" error={review.problem?.errors?.reason?.join(', ')}>
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
      )}
    </CommandDialog>
  )
}
