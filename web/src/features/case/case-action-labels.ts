/** The acts of the desk in words: their buttons, what their dialogs say, and what is said when they are done. */
import type { CaseAction } from '#shared/rules/application-lifecycle.ts'

interface ActWords {
  label: string
  /** Said after it. */
  done: string
  /** What happens, in its dialog. */
  says?: string
}

export const caseActionLabels: Record<CaseAction, ActWords> = {
  'take-up': { label: 'Take up', done: 'Taken up for review' },
  return: { label: 'Return for correction', done: 'Returned for correction' },
  resubmit: { label: 'Resubmit', done: 'Resubmitted' },
  'verify-fee': { label: 'Verify fee', done: 'Fee verified' },
  approve: {
    label: 'Approve',
    done: 'Approved',
    says: 'A registration number is issued and the applicant gets a letter.',
  },
  'certificate-ready': {
    label: 'Certificate ready',
    done: 'Certificate ready',
    says: 'The applicant gets a letter that the certificate can be collected.',
  },
  collect: {
    label: 'Collected',
    done: 'Certificate collected',
    says: 'The certificate was handed over to the candidate.',
  },
  decline: { label: 'Decline', done: 'Declined', says: 'The applicant gets a letter with this reason.' },
  withdraw: { label: 'Withdraw', done: 'Withdrawn' },
  reopen: { label: 'Reopen', done: 'Reopened', says: 'A second registrar has to confirm.' },
  'reverse-fee': {
    label: 'Reverse the fee verification',
    done: 'Fee verification reversed',
    says: 'A second person has to confirm. The challan number is free again.',
  },
  'reverse-approval': {
    label: 'Reverse the approval',
    done: 'Approval reversed',
    says: 'A second registrar has to confirm. The registration number stays with this applicant.',
  },
  'reverse-certificate': {
    label: 'Reverse "Certificate ready"',
    done: '"Certificate ready" reversed',
    says: 'A second registrar has to confirm.',
  },
  'reverse-collection': {
    label: 'Reverse the collection',
    done: 'Collection reversed',
    says: 'A second registrar has to confirm.',
  },
}

const mainActs: readonly CaseAction[] = ['take-up', 'verify-fee', 'approve', 'certificate-ready', 'collect']

/** Where the work usually goes on from here. */
export const mainActionOf = (actions: readonly CaseAction[]): CaseAction | undefined =>
  mainActs.find((it) => actions.includes(it))

/** Needs no more than the press; every other act asks first. */
export const isDirect = (action: CaseAction): boolean => action === 'take-up'
