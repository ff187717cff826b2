/**
 * The lifecycle of an application: two tracks, one table of who may do what when. The stage tells how far the review and
 * the decision are, the fee whether it has been paid. Money may come at any time and never moves the stage.
 */
import { feeRoles, type StaffRole } from '#shared/vocabulary/staff-roles.ts'
import {
  type ApplicationStatus,
  type FeeStatus,
  feeStatuses,
  type Stage,
  stages,
} from '#shared/vocabulary/statuses.ts'

/** `portal`: what happens by itself at its time. */
export type Actor = StaffRole | 'applicant' | 'portal'

interface Transition {
  from: readonly Stage[]
  /** The stage after the action; absent where it leaves the stage alone. */
  to?: Stage
  /** The fee that the action turns into the other one. */
  turnsFee?: FeeStatus
  /** The fee with which alone it is possible. */
  whileFee?: FeeStatus
  by: readonly Actor[]
  /** One person requests it with a reason, another confirms it. */
  needsSecondApprover?: true
  /** It needs a reason; so does the request to a second person. */
  needsReason?: true
  /** The register must have the certificate of this approval. */
  needsCertificate?: true
}

/** `approved`: its certificate is not collected yet. `ended`: it came to nothing. */
type Phase = 'open' | 'approved' | 'collected' | 'ended'

const phases: Record<Stage, Phase> = {
  'not-started': 'open',
  'in-review': 'open',
  returned: 'open',
  resubmitted: 'open',
  'approval-recommended': 'open',
  'refusal-recommended': 'open',
  approved: 'approved',
  'certificate-ready': 'approved',
  collected: 'collected',
  declined: 'ended',
  withdrawn: 'ended',
  'ended-unpaid': 'ended',
}

const open = stages.filter((stage) => phases[stage] === 'open')
const recommended = ['approval-recommended', 'refusal-recommended'] as const
const underReview = ['in-review', 'resubmitted', ...recommended] as const

export const transitions = {
  'start-review': { from: ['not-started', 'resubmitted'], to: 'in-review', by: ['reviewer', 'registrar'] },
  'recommend-approval': { from: ['in-review'], to: 'approval-recommended', by: ['reviewer', 'registrar'] },
  'recommend-refusal': {
    from: ['in-review'],
    to: 'refusal-recommended',
    by: ['reviewer', 'registrar'],
    needsReason: true,
  },
  return: { from: ['not-started', ...underReview], to: 'returned', by: ['reviewer', 'registrar'] },
  'recall-return': { from: ['returned'], to: 'in-review', by: ['reviewer', 'registrar'] },
  resubmit: { from: ['returned'], to: 'resubmitted', by: ['applicant'] },
  'send-back': { from: recommended, to: 'in-review', by: ['registrar'], needsReason: true },
  'verify-fee': { from: open, turnsFee: 'unpaid', by: feeRoles },
  approve: { from: ['approval-recommended'], to: 'approved', by: ['registrar'] },
  'certificate-ready': {
    from: ['approved'],
    to: 'certificate-ready',
    by: ['reception', 'registrar'],
    needsCertificate: true,
  },
  collect: {
    from: ['certificate-ready'],
    to: 'collected',
    by: ['reception', 'registrar'],
    needsCertificate: true,
  },
  decline: { from: ['returned', ...underReview], to: 'declined', by: ['registrar'], needsReason: true },
  withdraw: { from: open, to: 'withdrawn', by: ['applicant'] },
  /** A renewal that nobody has paid in time: rules/unpaid-renewal.ts. */
  'end-unpaid': { from: open, to: 'ended-unpaid', whileFee: 'unpaid', by: ['portal'] },
  reopen: {
    from: ['declined', 'withdrawn', 'ended-unpaid'],
    to: 'in-review',
    by: ['registrar'],
    needsSecondApprover: true,
  },
  'reverse-fee': {
    from: open,
    turnsFee: 'verified',
    by: ['accounts', 'registrar'],
    needsSecondApprover: true,
  },
  'reverse-approval': {
    from: ['approved'],
    to: 'approval-recommended',
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
  /** What one person has requested ends without a second: withdrawn by that person, or refused by another. */
  'drop-request': { from: stages, by: ['accounts', 'registrar'], needsReason: true },
} as const satisfies Record<string, Transition>

export type CaseAction = keyof typeof transitions
/** The actions that one person requests and another confirms. */
export type ActionOfTwo = {
  [Action in CaseAction]: (typeof transitions)[Action] extends { needsSecondApprover: true } ? Action : never
}[CaseAction]
export const caseActions = Object.keys(transitions) as CaseAction[]

const transitionOf = (action: CaseAction): Transition => transitions[action]

/** The place of an application on its two tracks. */
export interface Tracks {
  stage: Stage
  fee: FeeStatus
}

/** The tracks after an action, or null when the action is not possible now. */
export const tracksAfter = ({ stage, fee }: Tracks, action: CaseAction): Tracks | null => {
  const { from, to, turnsFee, whileFee = turnsFee } = transitionOf(action)
  if (!from.includes(stage) || (whileFee && whileFee !== fee)) return null
  const turned = turnsFee === 'unpaid' ? 'verified' : 'unpaid'
  return { stage: to ?? stage, fee: turnsFee ? turned : fee }
}

/** The status that people see, for each place on the two tracks. */
const shownStatuses: Record<Stage, Record<FeeStatus, ApplicationStatus> | ApplicationStatus> = {
  'not-started': 'submitted',
  'in-review': 'in-review',
  returned: 'returned',
  resubmitted: 'resubmitted',
  'approval-recommended': { unpaid: 'awaiting-fee', verified: 'awaiting-decision' },
  'refusal-recommended': 'awaiting-decision',
  approved: 'approved',
  'certificate-ready': 'certificate-ready',
  collected: 'collected',
  declined: 'declined',
  withdrawn: 'withdrawn',
  'ended-unpaid': 'ended-unpaid',
}

export const shownStatus = ({ stage, fee }: Tracks): ApplicationStatus => {
  const shown = shownStatuses[stage]
  return typeof shown === 'string' ? shown : shown[fee]
}

/** Whether somebody with these roles may do it at any stage; an administrator manages accounts and decides no case. */
export const rolesAllow = (roles: readonly Actor[], action: CaseAction): boolean =>
  transitionOf(action).by.some((role) => roles.includes(role))

export const needsSecondApprover = (action: CaseAction): boolean =>
  transitionOf(action).needsSecondApprover === true

export const needsReason = (action: CaseAction): boolean =>
  transitionOf(action).needsReason === true || needsSecondApprover(action)

export const needsCertificate = (action: CaseAction): boolean =>
  transitionOf(action).needsCertificate === true

/** False only for dropping a request where none waits, or one that these roles could neither ask for nor confirm. */
export const mayDropRequest = (
  action: CaseAction,
  { pending }: { pending: { action: string } | null },
  roles: readonly Actor[],
): boolean =>
  action !== 'drop-request' || (pending !== null && rolesAllow(roles, pending.action as CaseAction))

/** The actions that somebody with these roles can do with a case now, in the order of the table. */
export const possibleActions = (tracks: Tracks, roles: readonly Actor[]): CaseAction[] =>
  caseActions.filter((action) => tracksAfter(tracks, action) !== null && rolesAllow(roles, action))

/** Each status is shown at stages of one phase. */
const phaseOf = Object.fromEntries(
  stages.flatMap((stage) => feeStatuses.map((fee) => [shownStatus({ stage, fee }), phases[stage]])),
) as Record<ApplicationStatus, Phase>

/** Whether the application is not decided yet, so that its applicant may still correct what was returned. */
export const isOpen = (status: ApplicationStatus): boolean => phaseOf[status] === 'open'

/** Whether it came to nothing. */
export const isEnded = (status: ApplicationStatus): boolean => phaseOf[status] === 'ended'
export const isEndedAt = (stage: Stage): boolean => phases[stage] === 'ended'

/** Whether nothing is left to be done, so that its applicant may begin a new application. */
export const isClosed = (status: ApplicationStatus): boolean =>
  phaseOf[status] === 'collected' || isEnded(status)

/** Whether its registration number counts: it is kept when an approval is reversed, for the next one. */
export const isApproved = (status: ApplicationStatus): boolean =>
  phaseOf[status] === 'approved' || phaseOf[status] === 'collected'

/** Whether a new application may be begun. An approved one whose certificate was never collected allows it once the registration can be renewed. */
export const mayBeFollowed = (
  status: ApplicationStatus,
  registration: { renew_from: string } | null | undefined,
  today: string,
): boolean =>
  isClosed(status) || (isApproved(status) && registration != null && registration.renew_from <= today)

interface Closed {
  status: ApplicationStatus
  registration_number: string | null
  /** The number from a former application. */
  held_number: string | null
}

/** The registration number somebody holds once this application is closed: its own, or the former one. */
export const numberHeldAfter = ({ status, registration_number, held_number }: Closed): string | null =>
  status === 'collected' ? registration_number : held_number
