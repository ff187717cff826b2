import { needsReason } from '#shared/applications/rules/application-lifecycle.ts'
import type { CaseReview } from '../use-case-review.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { CaseCommandDialog } from './case-command-dialog.tsx'
import { FeeDialog } from './fee/fee-dialog.tsx'
import { HandoverDialog } from './handover-dialog.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { RecommendDialog } from './recommend-dialog.tsx'
import { ReturnDialog } from './return/return-dialog.tsx'

/** The dialog of the action that was chosen last; nothing while none is open. */
export const OpenDialog = ({ review }: { review: CaseReview }) => {
  const { open: action } = review.acts
  if (!action) return null
  if (action === 'return') return <ReturnDialog review={review} />
  if (action === 'verify-fee') return <FeeDialog review={review} />
  if (action === 'approve') return <ApproveDialog review={review} />
  if (action === 'collect') return <HandoverDialog review={review} />
  if (action === 'recommend-approval' || action === 'recommend-refusal')
    return <RecommendDialog review={review} action={action} />
  if (needsReason(action)) return <ReasonDialog review={review} action={action} />
  return (
    <CaseCommandDialog review={review} action={action} onSubmit={() => void review.acts.perform(action)} />
  )
}
