/** What must be there before an application can be approved. */
import { formatRupees } from '../format.ts'
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
  /** A renewal that names no registration. */
  lacksNumber?: boolean
  /** Whether e-mails about the decision reach the applicant. */
  email_confirmed: boolean
  /** Labels of items of which a correction waits for a second person. */
  corrections?: readonly string[]
}

/** All that stands against the approval by this member of staff, each in a sentence; none when it can be approved. */
export const approvalObstacles = (
  {
    stage,
    fee,
    missing,
    reviewer,
    fee_amount,
    payment,
    lacksNumber,
    email_confirmed,
    corrections = [],
  }: Decision,
  staffId: string,
): string[] => {
  const obstacles = [
    // An application that was approved before there were recommendations has none when its approval is reversed.
    (stage !== 'approval-recommended' || !reviewer) && 'Approval is not recommended yet',
    fee === 'unpaid' && 'The fee is not verified',
    payment &&
      payment.amount !== fee_amount &&
      `The fee is ${formatRupees(fee_amount)}; ${formatRupees(payment.amount)} was paid`,
    lacksNumber && 'The renewal names no registration number',
    missing.length > 0 && `Missing: ${missing.map(fieldLabel).join(', ')}`,
    !email_confirmed && 'The applicant has not confirmed their email address',
    corrections.length > 0 && `Proposed corrections are not settled: ${corrections.join(', ')}`,
    stage === 'approval-recommended' &&
      reviewer?.id === staffId &&
      'You recommended the approval, so another registrar must approve',
    payment?.verified_by.id === staffId && 'You verified the fee, so another registrar must approve',
  ]
  return obstacles.filter((obstacle) => typeof obstacle === 'string')
}
