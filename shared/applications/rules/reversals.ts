/** A step that the council has taken back: what its applicant reads of it, on the pages and in the e-mail. */
import type { ApplicationStatus, ReversibleStep } from '#shared/vocabulary/statuses.ts'
import { type ActionOfTwo, isEnded } from './application-lifecycle.ts'
import type { Milestones } from './milestones.ts'

/** The last step that was taken back, and when. */
interface Reversal {
  step: ReversibleStep
  at: string
}

/** The step that an action takes back. */
const reversedBy = {
  'reverse-fee': 'fee-verified',
  'reverse-approval': 'approved',
  'reverse-certificate': 'certificate-ready',
  'reverse-collection': 'collected',
} as const satisfies Record<Exclude<ActionOfTwo, 'reopen'>, ReversibleStep>
export type ReversingAction = keyof typeof reversedBy

export const stepReversedBy = (action: ReversingAction): ReversibleStep => reversedBy[action]

/** What the applicant reads. */
export const reversalWords: Record<ReversibleStep, { subject: string; sentence: string }> = {
  'fee-verified': {
    subject: 'Your fee has to be checked again',
    sentence:
      'The council had recorded a payment of your fee. It has taken that back, and the fee has to be verified again.',
  },
  approved: {
    subject: 'The approval of your application has been taken back',
    sentence:
      'The council had approved your application. It has taken the approval back and decides again. Until then the application is not approved.',
  },
  'certificate-ready': {
    subject: 'Your certificate is not ready yet',
    sentence:
      'The council had told you that your certificate is ready. It is not ready yet. Please do not come for it until the council tells you again.',
  },
  collected: {
    subject: 'Your certificate is recorded as not collected',
    sentence:
      'The council had recorded that you collected your certificate. It has taken that back: the certificate is recorded as not collected.',
  },
}

interface Form {
  status: ApplicationStatus
  milestones: Milestones
  reversal: Reversal | null
}

/** The step that was taken back and not reached again since; null where there is none, or it does not matter any more. */
export const openReversal = ({ status, milestones, reversal }: Form): Reversal | null =>
  reversal && milestones[reversal.step] === undefined && !isEnded(status) ? reversal : null
