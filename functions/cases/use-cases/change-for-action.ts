/** What each action changes in a case, in addition to the stage that the lifecycle sets. */

import { newAssignment } from '#functions/applications/use-cases/assignment.ts'
import type { Needs } from '#functions/services.ts'
import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import { type ReversingAction, stepReversedBy } from '#shared/applications/rules/reversals.ts'
import { NotAllowed } from '#shared/kit/errors.ts'
import type { ActionChange, CommandContext } from './actions/action-change.ts'
import { changeForApproval, changeForDecline, changeForHandover } from './actions/decision-changes.ts'
import { changeForReversedFee, changeForVerifiedFee } from './actions/fee-changes.ts'
import { writesForReversedApproval } from './actions/registration-changes.ts'
import {
  changeForRecalledReturn,
  changeForRecommendation,
  changeForReturn,
  changeForSendingBack,
  changeForStart,
} from './actions/review-changes.ts'

/** Its applicant reads what was taken back, and gets an e-mail. */
const changeForReversal = (action: ReversingAction, { now }: CommandContext): ActionChange => ({
  form: { reversal: { step: stepReversedBy(action), at: now.toISOString() } },
  email: 'step-reversed',
})

/**
 * What the action changes when it is carried out.
 * @throws Invalid, NotAllowed
 */
export const changeForAction = async (
  action: CaseAction,
  context: CommandContext,
  services: Needs<
    | 'clock'
    | 'deposits'
    | 'events'
    | 'feeSchedules'
    | 'files'
    | 'log'
    | 'registrationNumbers'
    | 'registrations'
    | 'snapshots'
    | 'terms'
  >,
): Promise<ActionChange> => {
  const { clerk, now } = context
  switch (action) {
    case 'start-review':
      return changeForStart(context, services)
    case 'return':
      return changeForReturn(context)
    case 'recall-return':
      return changeForRecalledReturn(context)
    case 'recommend-approval':
      return changeForRecommendation('approval', context, services)
    case 'recommend-refusal':
      return changeForRecommendation('refusal', context, services)
    case 'send-back':
      return changeForSendingBack(context)
    case 'verify-fee':
      return changeForVerifiedFee(context, services)
    case 'approve':
      return changeForApproval(context, services)
    case 'decline':
      return changeForDecline(context)
    case 'certificate-ready':
      return { email: 'certificate-ready' }
    case 'collect':
      return changeForHandover(context)
    case 'reverse-collection':
      return { review: { handed_over: null, taken_back: true }, ...changeForReversal(action, context) }
    case 'reverse-approval':
      return {
        review: { registration: null },
        extraWrites: await writesForReversedApproval(context, services),
        ...changeForReversal(action, context),
      }
    case 'reopen':
      return {
        form: { decline_reason: null },
        review: { recommendation: null, assignee: newAssignment(clerk, now) },
        email: 'application-reopened',
      }
    case 'reverse-fee':
      return { ...(await changeForReversedFee(context, services)), ...changeForReversal(action, context) }
    case 'reverse-certificate':
      return changeForReversal(action, context)
    case 'drop-request':
      return { details: { request: context.staffCase.review.pending?.action ?? '' } }
    case 'resubmit':
    case 'withdraw':
    case 'end-unpaid':
      throw new NotAllowed() // of applicants only (resubmit-or-withdraw.ts), or of the portal (unpaid-renewals.ts)
  }
}
