/** An administrator's command on a staff account: allowed, and then one transaction with its event. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { isDoneBy } from '#functions/platform/use-cases/command-attempt.ts'
import { requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffAccountEvent } from '#shared/cases/records/events.ts'
import { Conflict, Invalid, NotAllowed } from '#shared/kit/errors.ts'
import { formatCnic } from '#shared/kit/format.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import type { StaffCommand } from '#shared/staff/records/staff.ts'
import { changedSettings, type NamedValue } from '#shared/staff/rules/changed-settings.ts'
import {
  grantsAlone,
  mayManageAccounts,
  type StaffAction,
  staffActionsFor,
  staffStateLabels,
  takesTwo,
} from '#shared/staff/rules/staff.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary/staff-roles.ts'
import { clerkOf, eventAuthor } from '../data/clerk.ts'
import type { Roster } from '../data/roster.ts'
import { deleteSecondFactor, hasSecondFactor } from '../data/second-factor.ts'
import { type StaffChange, type StaffMember, staffStateOf } from '../data/staff.ts'
import { changeStaff } from './change-staff.ts'
import { presentStaffMember } from './present-staff.ts'
import { tellAdministrators } from './tell-administrators.ts'

const labelsOf = (roles: readonly StaffRole[]): string => roles.map((role) => roleLabels[role]).join(', ')

/** What a command changes; the author is added to the event later. */
type Change = Omit<StaffChange, 'event'> & { event: StaffAccountEvent; details?: Record<string, string> }

const isSame = (roles: readonly StaffRole[], others: readonly StaffRole[]): boolean =>
  roles.length === others.length && roles.every((role) => others.includes(role))

const rolesChanged = (member: StaffMember, roles: StaffRole[], by: string, newId: () => string): Change => {
  const { id, account } = member
  const rights = { before: account.roles, after: roles, by }
  return {
    fields: { roles },
    endsEntering: true,
    event: 'ROLES_CHANGED',
    details: { before: labelsOf(account.roles), roles: labelsOf(roles) },
    ...(!isSame(account.roles, roles) && {
      email: { id: newId(), kind: 'staff-rights-changed', user_id: id, rights },
    }),
  }
}

/** Sessions of an older generation are no longer valid. */
const sessionsEnded = ({ account }: StaffMember) => ({ session_generation: account.session_generation + 1 })

/** A link that was sent before is no longer valid. */
const linkVoided = { reset_email: undefined }

const changes: Record<
  Exclude<StaffAction, 'change-roles'>,
  (member: StaffMember, newId: () => string, command: StaffCommand) => Change
> = {
  'change-details': (_member, _newId, { cnic, phone }) => ({
    fields: { cnic: cnic || undefined, phone: phone || undefined },
    event: 'DETAILS_CHANGED',
  }),
  'send-link': ({ id }, newId) => ({
    fields: linkVoided,
    event: 'LINK_SENT',
    email: { id: newId(), kind: 'staff-link', user_id: id },
  }),
  'end-sessions': (member) => ({
    fields: sessionsEnded(member),
    event: 'SESSIONS_ENDED',
    endsEntering: true,
  }),
  'remove-codes': (member, newId) => ({
    fields: sessionsEnded(member),
    event: 'CODES_REMOVED',
    email: { id: newId(), kind: 'staff-security', user_id: member.id, security: 'codes-removed' },
    extraWrites: [deleteSecondFactor(member.id)],
    endsEntering: true,
  }),
  deactivate: (member) => ({
    fields: { is_admin: false, ...sessionsEnded(member), ...linkVoided },
    event: 'DEACTIVATED',
    endsEntering: true,
  }),
  reactivate: () => ({ fields: { is_admin: true }, event: 'REACTIVATED' }),
}

const requireAllowed = (
  action: StaffAction,
  { id, account, secondFactor }: StaffMember,
  actorId: string,
): void => {
  const state = staffStateOf(account)
  const facts = { id, state, roles: account.roles, has_codes: hasSecondFactor(secondFactor) }
  if (staffActionsFor(facts, actorId).includes(action)) return
  if (id === actorId && staffActionsFor(facts, '').includes(action))
    throw new NotAllowed('Another administrator must do this')
  throw new Conflict(`This is not possible: the account is ${staffStateLabels[state].toLowerCase()}`)
}

const rolesFor = (id: string, roles: StaffRole[] | undefined, actorId: string): StaffRole[] => {
  if (!roles) throw new Invalid({ roles: ['Choose at least one role'] })
  if (id === actorId && !roles.includes('administrator'))
    throw new Invalid({ roles: ['You cannot remove your own administrator role'] })
  return roles
}

/**
 * What a command changes in an account, for the person who has sent or proposed it.
 * @throws NotAllowed, Conflict, Invalid
 */
export const changeForCommand = (
  member: StaffMember,
  command: StaffCommand,
  clerk: Clerk,
  newId: () => string,
): Change => {
  requireAllowed(command.action, member, clerk.id)
  return command.action === 'change-roles'
    ? rolesChanged(member, rolesFor(member.id, command.roles, clerk.id), clerk.name, newId)
    : changes[command.action](member, newId, command)
}

const titleOf = ({ account }: StaffMember, { action, roles = [] }: StaffCommand): string => {
  const { name, email } = account
  if (action === 'reactivate') return `Reactivate ${name} (${email}): ${labelsOf(account.roles)}`
  if (action === 'change-details') return `Change the CNIC and phone of ${name} (${email})`
  if (action === 'remove-codes') return `Remove the one-time passwords and passkeys of ${name} (${email})`
  return `Change the roles of ${name} from ${labelsOf(account.roles)} to ${labelsOf(roles)}`
}

const detailsInWords = ({ cnic = '', phone = '' }: Pick<StaffCommand, 'cnic' | 'phone'>): NamedValue[] => [
  ['CNIC', formatCnic(cnic) || 'not entered'],
  ['Phone', phone || 'not entered'],
]

/** What must be the same when the command is confirmed, as a list: the table keeps no order of members. */
export const beforeCommand = ({ account: { roles, cnic = '', phone = '' } }: StaffMember) => [
  roles,
  cnic,
  phone,
]

/** What needs a second administrator waits as a proposal, and all administrators are told. */
const proposeCommand = async (
  member: StaffMember,
  command: StaffCommand,
  by: Clerk,
  attempt: Attempt,
  { proposals }: Needs<'proposals'>,
  tell: (title: string) => Write[],
): Promise<void> => {
  const isOfDetails = command.action === 'change-details'
  const changes = isOfDetails ? changedSettings(detailsInWords(member.account), detailsInWords(command)) : []
  const contents = { command, before: beforeCommand(member) }
  const title = titleOf(member, command)
  const proposal = { kind: 'account' as const, subject: member.id, title, reason: '', contents, changes, by }
  await proposals.propose(proposal, attempt, tell(title))
}

/**
 * The caller's rights are read from the roster, and the change depends on its version: if two administrators
 * take each other's rights at the same time, one of them succeeds. A command that takes two waits for
 * another administrator, if there is one.
 * @throws NotAllowed, NotFound, Conflict, Invalid; Stale when the account changed since the caller read it
 */
export const actOnStaff = (
  id: string,
  command: StaffCommand,
  actor: StaffMember,
  { versionRead, attempt }: Pick<RequestContext, 'versionRead' | 'attempt'>,
  services: Needs<'newId' | 'proposals' | 'roster' | 'staff'>,
): Promise<void> => {
  const clerk = clerkOf(actor)
  const decide = async (member: StaffMember, roster: Roster) => {
    if (!mayManageAccounts(roster.people, clerk.id)) throw new NotAllowed()
    if (isDoneBy(attempt, member.account)) return null
    if (versionRead !== undefined && versionRead !== member.account.version)
      requireVersion(member.account, versionRead, await presentStaffMember(member.id, actor, services))
    const {
      event,
      details,
      extraWrites = [],
      ...rest
    } = changeForCommand(member, command, clerk, services.newId)
    const needsTwo = takesTwo(command.action, member.account, command)
    const tell = (title: string, proposed: boolean) =>
      tellAdministrators(roster, { title, by: clerk, proposed }, attempt, services)
    if (needsTwo && !grantsAlone(roster, clerk.id, attempt.now)) {
      await proposeCommand(member, command, clerk, attempt, services, (title) => tell(title, true))
      return null
    }
    const told = needsTwo ? tell(titleOf(member, command), false) : []
    const author = eventAuthor(clerk)
    return {
      ...rest,
      event: { event, by: author, ...(details && { details }) },
      extraWrites: [...extraWrites, ...told],
    }
  }
  return changeStaff(id, decide, attempt, services)
}
