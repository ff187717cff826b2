import '#web/theme/case-dialogs.scss'
import { useState } from 'react'
import { itemLabel } from '#shared/rules/correctable.ts'
import { api } from '#web/api/client.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { FieldFrame } from '#web/ui/fields/field-frame.tsx'
import { CommandDialog } from '#web/ui/form/command-dialog.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

interface RefusalDialogProps {
  review: CaseReview
  proposal: { id: string; item: string }
  onClose: () => void
}

/** Says why a proposed correction is refused. */
export const RefusalDialog = ({ review, proposal: { id, item }, onClose }: RefusalDialogProps) => {
  const [reason, setReason] = useState('')
  const params = { id: review.caseRecord.id, proposal: id }
  const { sending, failure, send } = useSending(async () => {
    const body = { action: 'refuse', reason } as const
    await review.apply(
      (idempotencyKey) => api.cases.settleCorrection({ params, body }, { idempotencyKey }),
      'Correction refused',
    )
    onClose()
  })
  return (
    <CommandDialog
      title={`Refuse the correction: ${itemLabel(item)}`}
      submitLabel="Refuse"
      explanation="Your reason becomes a note to the colleague who proposed it."
      saving={sending}
      problem={failure}
      isTyped={reason !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FieldFrame name="refusal-reason" label="Reason" error={failure?.errors?.reason?.join(', ')}>
        {(input) => (
          <textarea
            {...input}
            className="form-control"
            rows={3}
            dir="auto"
            maxLength={300}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FieldFrame>
    </CommandDialog>
  )
}
