/** What waits for a member of staff, in groups: which groups belong to which role, and why a case is in one. */

import { type ActionOfTwo, rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { caseRoles, type StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { worksOn } from './assignment.ts'

/** In the order in which they are shown; a further group takes its place here. */
export const workGroups = [
  'escalated',
  'mentions',
  'came-back',
  'assigned',
  'confirm',
  'decide',
  'overdue',
  'unassigned',
  'awaiting-fee',
  'approved',
  'certificate-ready',
] as const
export type WorkGroupKey = (typeof workGroups)[number]

/** The group that is all cases of a status; null where cases of it wait in other groups, or for nothing. */
const groupOfStatus: Record<ApplicationStatus, WorkGroupKey | null> = {
  submitted: null,
  'in-review': null,
  returned: null,
  resubmitted: null,
  'awaiting-fee': 'awaiting-fee',
  'awaiting-decision': 'decide',
  approved: 'approved',
  'certificate-ready': 'certificate-ready',
  collected: null,
  declined: null,
  withdrawn: null,
  'ended-unpaid': null,
}

/** The status whose cases are this group; undefined for a group of another kind. */
export const statusOfGroup = (group: WorkGroupKey): ApplicationStatus | undefined =>
  applicationStatuses.find((status) => groupOfStatus[status] === group)

const actionsOfTwo = {
  reopen: 'open the application again',
  'reverse-fee': 'reverse the verification of the fee',
  'reverse-approval': 'reverse the approval',
  'reverse-certificate': 'take “certificate ready” back',
  'reverse-collection': 'reverse the collection',
} as const satisfies Record<ActionOfTwo, string>

/** What a work list calls a proposed correction of a typing error. */
export const officeCorrection = 'office-correction'

const isActionOfTwo = (action: string): action is keyof typeof actionsOfTwo => action in actionsOfTwo

/** What somebody else has asked for, for a sentence. */
export const wordsOfRequest = (action: string): string =>
  action === officeCorrection
    ? 'correct a typing error'
    : isActionOfTwo(action)
      ? actionsOfTwo[action]
      : action

/** Whether somebody with these roles may confirm an action that waits for a second person. */
export const mayConfirm = (roles: readonly StaffRole[], action: string): boolean =>
  action === officeCorrection
    ? roles.includes('reviewer') || roles.includes('registrar')
    : isActionOfTwo(action) && rolesAllow(roles, action)

const rolesOfGroup: Record<WorkGroupKey, readonly StaffRole[]> = {
  escalated: ['registrar'],
  mentions: caseRoles,
  'came-back': ['reviewer', 'registrar'],
  assigned: caseRoles,
  confirm: ['accounts', 'reviewer', 'registrar'],
  decide: ['registrar'],
  overdue: ['reviewer', 'registrar', 'reception'],
  unassigned: ['reviewer', 'registrar'],
  'awaiting-fee': ['accounts'],
  approved: ['reception'],
  'certificate-ready': ['reception'],
}

/** The groups of somebody with these roles. */
export const groupsOf = (roles: readonly StaffRole[]): WorkGroupKey[] =>
  workGroups.filter((group) => rolesOfGroup[group].some((role) => roles.includes(role)))

/** Whether a case that is assigned to somebody with these roles waits for them, and not for the applicant or the fee. */
export const waitsForAssignee = (status: ApplicationStatus, roles: readonly StaffRole[]): boolean =>
  status !== 'returned' && worksOn(roles, status)
