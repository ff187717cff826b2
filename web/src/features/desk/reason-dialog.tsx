import { useState } from 'react'
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'
import { takesTwo } from '#shared/rules/application-lifecycle.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'
import { ActDialog } from './act-dialog.tsx'
import type { CaseDeskState } from './use-case-desk.ts'

const needsReason = (action: CaseAction): boolean => action === 'decline' || takesTwo(action)

/** Approve and its like say what happens; declining and undoing want to know why. */
export const ReasonDialog = ({ desk, action }: { desk: CaseDeskState; action: CaseAction }) => {
  const [reason, setReason] = useState('')
  const asks = needsReason(action)
  return (
    <ActDialog
      desk={desk}
      action={action}
      onSubmit={() => void desk.act(action, asks ? { reason: reason.trim() } : {})}
    >
      {asks && (
        <FieldFrame name="reason" label="Reason" error={desk.problem?.errors?.reason?.join(', ')}>
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
    </ActDialog>
  )
}
