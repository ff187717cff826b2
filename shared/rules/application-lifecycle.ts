/** The lifecycle of an application: one table of who may do what in which status. */
import type { ApplicationStatus, StaffRole } from '../vocabulary.ts'

export type Actor = StaffRole | 'applicant'

interface Transition {
  from: readonly ApplicationStatus[]
  to: ApplicationStatus
  by: readonly Actor[]
  /** One person asks with a reason, another confirms. */
  needsSecondApprover?: true
  /** Whoever does it says why; so does who asks for a second person. */
  needsReason?: true
}

const open = ['submitted', 'in-review', 'returned', 'resubmitted', 'fee-verified'] as const

export const transitions = {
  'take-up': { from: ['submitted', 'resubmitted'], to: 'in-review', by: ['reviewer', 'registrar'] },
  return: {
    from: ['submitted', 'in-review', 'resubmitted', 'fee-verified'],
    to: 'returned',
    by: ['reviewer', 'registrar'],
  },
  resubmit: { from: ['returned'], to: 'resubmitted', by: ['applicant'] },
  // A payment may arrive at any time, before or during the review.
  'verify-fee': {
    from: ['submitted', 'in-review', 'resubmitted'],
    to: 'fee-verified',
    by: ['accounts', 'registrar'],
  },
  approve: { from: ['fee-verified'], to: 'approved', by: ['registrar'] },
  'certificate-ready': { from: ['approved'], to: 'certificate-ready', by: ['reception', 'registrar'] },
  collect: { from: ['certificate-ready'], to: 'collected', by: ['reception', 'registrar'] },
  decline: { from: open, to: 'declined', by: ['registrar'], needsReason: true },
  withdraw: { from: open, to: 'withdrawn', by: ['applicant'] },
  reopen: { from: ['declined', 'withdrawn'], to: 'in-review', by: ['registrar'], needsSecondApprover: true },
  'reverse-fee': {
    from: ['fee-verified'],
    to: 'in-review',
    by: ['accounts', 'registrar'],
    needsSecondApprover: true,
  },
  'reverse-approval': {
    from: ['approved'],
    to: 'fee-verified',
    by: ['registrar'],
    needsSecondApprover: true,
  },
  'reverse-certificate': {
    from: ['certificate-ready'],
    to: 'approved',
    by: ['registrar'],
    needsSecondApprover: true,
  },
  'reverse-collection': {
    from: ['collected'],
    to: 'certificate-ready',
    by: ['registrar'],
    needsSecondApprover: true,
  },
} as const satisfies Record<string, Transition>

export type CaseAction = keyof typeof transitions
/** The actions that one person asks for and another confirms. */
export type ActionOfTwo = {
  [Action in CaseAction]: (typeof transitions)[Action] extends { needsSecondApprover: true } ? Action : never
}[CaseAction]
export const caseActions = Object.keys(transitions) as CaseAction[]

const transitionOf = (action: CaseAction): Transition => transitions[action]

/** The status after an action, or null when the action is not possible in this status. */
export const statusAfter = (status: ApplicationStatus, action: CaseAction): ApplicationStatus | null => {
  const { from, to } = transitionOf(action)
  return from.includes(status) ? to : null
}

/** Whether somebody with these roles may do it in any status; an administrator manages accounts and decides no case. */
export const rolesAllow = (roles: readonly Actor[], action: CaseAction): boolean =>
  transitionOf(action).by.some((role) => roles.includes(role))

export const needsSecondApprover = (action: CaseAction): boolean =>
  transitionOf(action).needsSecondApprover === true

export const needsReason = (action: CaseAction): boolean =>
  transitionOf(action).needsReason === true || needsSecondApprover(action)

/** The actions that somebody with these roles can do with a case now, in the order of the table. */
export const possibleActions = (status: ApplicationStatus, roles: readonly Actor[]): CaseAction[] =>
  caseActions.filter((action) => statusAfter(status, action) !== null && rolesAllow(roles, action))

const closed = ['collected', 'declined', 'withdrawn'] as const

/** Whether nothing is left to be done, so that its applicant may begin a new application. */
export const isClosed = (status: ApplicationStatus): boolean =>
  (closed as readonly ApplicationStatus[]).includes(status)

interface Closed {
  status: ApplicationStatus
  registration_number: string | null
  /** The number from a former application. */
  held_number: string | null
}

/** The registration number somebody holds once this application is closed: its own, or the former one. */
export const numberHeldAfter = ({ status, registration_number, held_number }: Closed): string | null =>
  status === 'collected' ? registration_number : held_number

/** Whether the application is not decided yet, so that its applicant may still correct what was returned. */
export const isOpen = (status: ApplicationStatus): boolean =>
  (open as readonly ApplicationStatus[]).includes(status)
