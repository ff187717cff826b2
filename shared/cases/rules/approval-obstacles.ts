/** The conditions for the approval of an application. */

import type { Tracks } from '#shared/applications/rules/application-lifecycle.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import type { OwnRegistration } from '#shared/register/records/account-registration.ts'
import { renewalObstacle } from '#shared/register/rules/registration.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'

interface Decision extends Tracks {
  /** Required documents that were not uploaded. */
  missing: readonly DocumentKey[]
  /** Who recommended the approval. */
  reviewer: { id: string } | null
  /** Everybody who marked points of this application or recommended about it, at any time. */
  reviewers?: readonly { id: string }[]
  /** Who linked the renewal with its entry. */
  linkedBy?: { id: string } | null
  /** An action that waits for its second person. */
  pending?: { action: string } | null
  /** In rupees. */
  fee_amount: number
  payment: { amount: number; verified_by: { id: string }; taken_back_on?: string | undefined } | null
  /** What was accepted as a part of the fee before. */
  part?: { amount: number; verified_by: { id: string } } | null
  /** A renewal that names no registration. */
  lacksNumber?: boolean
  isRenewal?: boolean
  /** The entry of the register that the applicant is linked to. */
  registration?: OwnRegistration | null
  /** Why the entry cannot have the applicant’s CNIC. */
  cnicTaken?: string | null
  /** Labels of items of which a correction waits for a second person. */
  corrections?: readonly string[]
  /** The council's day. */
  today: string
}

/**
 * The obstacle in the register: a renewal needs the applicant’s own entry, on a day on which it may be renewed; a first
 * registration needs that there is none.
 */
const registerObstacle = ({ isRenewal, lacksNumber, registration, today }: Decision): string | null => {
  if (isRenewal && registration) return renewalObstacle(registration, today)
  if (lacksNumber) return 'The renewal names no registration number'
  if (isRenewal) return 'The renewal is not linked to an entry of the register'
  if (!registration || registration.removed?.reason === 'approval-reversed') return null
  return registration.removed
    ? `${registration.number} was removed from the register and must be restored first`
    : `The applicant is registered as ${registration.number} already, so this must be a renewal`
}

/** All obstacles to the approval by this member of staff, each in a sentence; none if it can be approved. */
export const approvalObstacles = (decision: Decision, staffId: string): string[] => {
  const {
    stage,
    fee,
    missing,
    reviewer,
    reviewers = [],
    linkedBy,
    pending,
    cnicTaken = null,
    fee_amount,
    payment,
    part = null,
    corrections = [],
  } = decision
  const recommended = stage === 'approval-recommended' && reviewer?.id === staffId
  const paid = (payment?.amount ?? 0) + (part?.amount ?? 0)
  const obstacles = [
    stage !== 'approval-recommended' && 'Approval is not recommended yet',
    fee === 'unpaid' && 'The fee is not verified',
    payment &&
      paid !== fee_amount &&
      `The fee is ${formatRupees(fee_amount)}; ${formatRupees(paid)} was paid`,
    registerObstacle(decision) ?? cnicTaken,
    missing.length > 0 && `Missing: ${missing.map(fieldLabel).join(', ')}`,
    corrections.length > 0 && `Proposed corrections are not settled: ${corrections.join(', ')}`,
    payment?.taken_back_on &&
      !pending &&
      `The bank took the payment back on ${formatDate(payment.taken_back_on)}: the fee must be reversed`,
    pending?.action === 'reverse-fee' &&
      'A reversal of the fee waits for a second person: confirm or drop it first',
    recommended && 'You recommended the approval, so another registrar must approve',
    !recommended &&
      reviewers.some(({ id }) => id === staffId) &&
      'You reviewed this application, so another registrar must approve',
    linkedBy?.id === staffId && 'You linked the renewal to its entry, so another registrar must approve',
    payment?.verified_by.id === staffId && 'You verified the fee, so another registrar must approve',
    part?.verified_by.id === staffId && 'You accepted a part of the fee, so another registrar must approve',
  ]
  return obstacles.filter((obstacle) => typeof obstacle === 'string')
}
