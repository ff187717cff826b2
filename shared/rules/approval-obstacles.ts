/** What must be there before an application can be approved. */
import { type DocumentKey, fieldLabel } from '../vocabulary.ts'
import type { Tracks } from './application-lifecycle.ts'

interface Decision extends Tracks {
  /** Required documents that were not uploaded. */
  missing: readonly DocumentKey[]
  /** Who recommended the approval. */
  reviewer: { id: string } | null
  /** In rupees. */
  fee_amount: number
  payment: { amount: number; verified_by: { id: string } } | null
}

/** All that stands against the approval by this member of staff, each in a sentence; none when it can be approved. */
export const approvalObstacles = (
  { stage, fee, missing, reviewer, fee_amount, payment }: Decision,
  staffId: string,
): string[] => {
  const obstacles = [
    stage !== 'approval-recommended' && 'The review does not recommend the approval yet',
    fee === 'unpaid' && 'The fee is not verified',
    payment &&
      payment.amount !== fee_amount &&
      `Rs. ${payment.amount} was paid, the fee is Rs. ${fee_amount}`,
    missing.length > 0 && `Missing: ${missing.map(fieldLabel).join(', ')}`,
    stage === 'approval-recommended' &&
      reviewer?.id === staffId &&
      'You have finished the review, so another registrar approves',
    payment?.verified_by.id === staffId && 'You have verified the fee, so another registrar approves',
  ]
  return obstacles.filter((obstacle) => typeof obstacle === 'string')
}
