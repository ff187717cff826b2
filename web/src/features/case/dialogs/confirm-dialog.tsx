import { useState } from 'react'
import { type CaseAction, needsReason } from '#shared/rules/application-lifecycle.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { CaseCommandDialog } from './case-command-dialog.tsx'

/** Asks for confirmation; declining and reversing also require a reason, handing over whether the CNIC was seen. */
export const ConfirmDialog = ({ review, action }: { review: CaseReview; action: CaseAction }) => {
  const [reason, setReason] = useState('')
  const [cnicSeen, setCnicSeen] = useState(false)
  const isHandingOver = action === 'collect'
  const asksReason = needsReason(action) || isHandingOver || action === 'recommend-approval'
  const details = {
    ...(asksReason && reason.trim() && { reason: reason.trim() }),
    ...(isHandingOver && { cnic_seen: cnicSeen }),
  }
  return (
    <CaseCommandDialog review={review} action={action} onSubmit={() => void review.perform(action, details)}>
      {isHandingOver && (
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
      {asksReason && (
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
    </CaseCommandDialog>
  )
}
