import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { FeeDialog } from './fee-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'

/** The dialog of the action that was chosen last; nothing while none is open. */
export const OpenDialog = ({ review }: { review: CaseReview }) => {
  if (!review.openAction) return null
  if (review.openAction === 'return') return <ReturnDialog review={review} />
  if (review.openAction === 'verify-fee') return <FeeDialog review={review} />
  return <ConfirmDialog review={review} action={review.openAction} />
}
