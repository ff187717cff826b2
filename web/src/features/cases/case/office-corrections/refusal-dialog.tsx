import '#web/theme/cases/case-dialogs.scss'
import { itemLabel } from '#shared/applications/rules/correctable.ts'
import { api } from '#web/api/client.ts'
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx'
import type { CaseReview } from '../use-case-review.ts'

export const refusalKey = (proposalId: string): string => `refuse-correction:${proposalId}`

interface RefusalDialogProps {
  review: CaseReview
  proposal: { id: string; item: string }
  onClose: () => void
}

/** Says why a proposed correction is refused. */
export const RefusalDialog = ({ review, proposal: { id, item }, onClose }: RefusalDialogProps) => {
  const params = { id: review.caseRecord.id, proposal: id }
  return (
    <ReasonDialog
      title={`Refuse the correction: ${itemLabel(item)}`}
      submitLabel="Refuse"
      explanation="Your reason becomes a note to the colleague who proposed it."
      draft={refusalKey(id)}
      send={async (reason) => {
        const body = { action: 'refuse', reason } as const
        await review.commands.apply(
          (idempotencyKey) => api.cases.settleCorrection({ params, body }, { idempotencyKey }),
          'Correction refused',
        )
        onClose()
      }}
      onClose={onClose}
    />
  )
}
