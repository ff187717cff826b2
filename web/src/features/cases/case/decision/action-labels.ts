/** The texts for staff about each action on a case: its button, its dialog, the message when it is done. */
import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'

interface CaseActionLabels {
  label: string
  /** Shown after the action. */
  done: string
  /** The effect of the action, shown in its dialog. */
  explanation?: string
}

export const caseActionLabels: Record<CaseAction, CaseActionLabels> = {
  'start-review': { label: 'Start review', done: 'Review started' },
  'recommend-approval': {
    label: 'Recommend approval',
    done: 'Approval recommended',
    explanation: 'The registrar decides next.',
  },
  'recommend-refusal': {
    label: 'Recommend refusal',
    done: 'Refusal recommended',
    explanation: 'The registrar decides next and reads your reason.',
  },
  return: { label: 'Return for correction', done: 'Returned for correction' },
  'recall-return': {
    label: 'Recall return',
    done: 'Return recalled',
    explanation: 'The applicant has not opened it yet, and gets an email that no corrections are needed.',
  },
  'send-back': {
    label: 'Send back to the reviewer',
    done: 'Sent back to the reviewer',
    explanation: 'The reviewer continues the review and reads your reason.',
  },
  resubmit: { label: 'Resubmit', done: 'Resubmitted' },
  'verify-fee': { label: 'Verify fee', done: 'Fee verified' },
  approve: { label: 'Approve', done: 'Approved' },
  'certificate-ready': {
    label: 'Certificate ready',
    done: 'Certificate ready',
    explanation: 'The applicant gets an email that the certificate can be collected.',
  },
  collect: {
    label: 'Hand over certificate',
    done: 'Certificate handed over',
    explanation: 'Confirm that you have handed the certificate to the applicant.',
  },
  decline: {
    label: 'Decline',
    done: 'Declined',
    explanation: 'The applicant gets an email and reads this reason in the portal.',
  },
  withdraw: { label: 'Withdraw', done: 'Withdrawn' },
  'end-unpaid': { label: 'End unpaid', done: 'Ended unpaid' },
  reopen: { label: 'Reopen', done: 'Reopened', explanation: 'A second registrar must confirm this.' },
  'drop-request': {
    label: 'Drop the request',
    done: 'Request dropped',
    explanation: 'Nothing is changed, and the case goes on as before. Both names stay in its history.',
  },
  'reverse-fee': {
    label: 'Reverse the fee verification',
    done: 'Fee verification reversed',
    explanation:
      'A second person must confirm this. The challan number can then be used again, and the applicant gets an email.',
  },
  'reverse-approval': {
    label: 'Reverse the approval',
    done: 'Approval reversed',
    explanation:
      'A second registrar must confirm this. The registration number stays with this applicant, who gets an email.',
  },
  'reverse-certificate': {
    label: 'Reverse "Certificate ready"',
    done: '"Certificate ready" reversed',
    explanation: 'A second registrar must confirm this. The applicant gets an email.',
  },
  'reverse-collection': {
    label: 'Reverse the collection',
    done: 'Collection reversed',
    explanation: 'A second registrar must confirm this. The applicant gets an email.',
  },
}

const mainActions: readonly CaseAction[] = [
  'start-review',
  'recommend-approval',
  'verify-fee',
  'approve',
  'certificate-ready',
  'collect',
]

/** The action that usually comes next: its button is the primary one. */
export const mainActionOf = (actions: readonly CaseAction[]): CaseAction | undefined =>
  mainActions.find((action) => actions.includes(action))

/** Runs at the press of its button; every other action opens a dialog first. */
export const isDirect = (action: CaseAction): boolean => action === 'start-review'
