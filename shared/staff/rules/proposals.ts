/** Proposals of one member of staff that another confirms: their kinds, and who may settle each. */

import { feeRoles, type StaffRole, staffRoles, walkInRoles } from '#shared/vocabulary/staff-roles.ts'
import type { ProposalAction } from './second-person.ts'
import { personObstacle } from './second-person.ts'

/** Fee schedules, reversals and corrections wait with what they are about, and are not among these. */
export const proposalKinds = [
  'invitation',
  'account',
  'settings',
  'export',
  'bank-undo',
  'refund',
  'receipt',
  'day-book',
  'book',
  'book-undo',
  'term',
  'standing',
  'particulars',
  'letter',
  'unlink',
  'claim',
  'cnic',
  'walk-in',
  'watcher',
] as const
export type ProposalKind = (typeof proposalKinds)[number]

/** Who sees the proposals of a kind and settles those of others. */
const rolesOfKind: Record<ProposalKind, readonly StaffRole[]> = {
  invitation: ['administrator'],
  account: ['administrator'],
  settings: ['administrator'],
  export: ['registrar', 'administrator'],
  term: ['registrar', 'administrator'],
  standing: ['registrar'],
  particulars: ['registrar'],
  letter: ['registrar'],
  unlink: ['registrar'],
  claim: ['registrar'],
  cnic: ['registrar'],
  'walk-in': walkInRoles,
  watcher: ['registrar'],
  'bank-undo': feeRoles,
  refund: feeRoles,
  receipt: feeRoles,
  'day-book': feeRoles,
  book: ['registrar'],
  'book-undo': ['registrar'],
}

/** All administrators are told of these when they are proposed, and when they take effect. */
const toldKinds: readonly ProposalKind[] = ['account', 'settings']
export const isTold = ({ kind }: { kind: ProposalKind }): boolean => toldKinds.includes(kind)

/** Everybody who settles proposals of some kind. */
export const proposalRoles: StaffRole[] = staffRoles.filter((role) =>
  proposalKinds.some((kind) => rolesOfKind[kind].includes(role)),
)

interface Proposal {
  kind: ProposalKind
  by: { id: string; name: string }
}

/** Whether somebody with these roles sees the proposal. */
export const seesProposal = (roles: readonly StaffRole[], { kind }: Pick<Proposal, 'kind'>): boolean =>
  rolesOfKind[kind].some((role) => roles.includes(role))

/** The actions that this person may take with the proposal. */
export const proposalActionsFor = (
  proposal: Proposal,
  { id, roles }: { id: string; roles: readonly StaffRole[] },
): ProposalAction[] =>
  seesProposal(roles, proposal)
    ? (['confirm', 'refuse', 'withdraw'] as const).filter((action) => !personObstacle(action, proposal, id))
    : []

/** More applications than these leave the portal in a file only after a second person has confirmed it. */
export const mostExportedAlone = 100
