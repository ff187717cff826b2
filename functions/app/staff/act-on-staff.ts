/** What administrators do with an account of the staff: allowed, and then one transaction with its event. */

import { requireVersion } from '#functions/app/own-record.ts'
import { hasCodes, withoutSecondFactor } from '#functions/data/second-factor.ts'
import { type StaffChange, type StaffMember, staffStateOf } from '#functions/data/staff.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, Invalid, NotAllowed } from '#shared/errors.ts'
import type { StaffAccountEvent } from '#shared/records/events.ts'
import type { StaffCommand } from '#shared/records/staff.ts'
import {
  mayManageAccounts,
  type StaffAction,
  staffActionsFor,
  staffStateLabels,
} from '#shared/rules/staff.ts'
import { roleLabels, type StaffRole } from '#shared/vocabulary.ts'
import { changeStaff } from './change-staff.ts'
import { presentPerson } from './present-staff.ts'

const words = (roles: readonly StaffRole[]): string => roles.map((role) => roleLabels[role]).join(', ')

type Change = Omit<StaffChange, 'event'> & { event: StaffAccountEvent; details?: Record<string, string> }

const rolesChanged = ({ account }: StaffMember, roles: StaffRole[]): Change => ({
  fields: { roles },
  event: 'ROLES_CHANGED',
  details: { before: words(account.roles), roles: words(roles) },
})

/** A generation of sessions ends with the number that they carry. */
const sessionsEnd = ({ account }: StaffMember) => ({ session_generation: account.session_generation + 1 })
/** A link that is still on its way opens nothing any more. */
const linkVoid = { reset_hash: undefined }

const changes: Record<
  Exclude<StaffAction, 'change-roles'>,
  (member: StaffMember, newId: () => string) => Change
> = {
  'send-link': ({ id }, newId) => ({
    fields: linkVoid,
    event: 'LINK_SENT',
    email: { id: newId(), kind: 'staff-link', user_id: id },
  }),
  'end-sessions': (member) => ({ fields: sessionsEnd(member), event: 'SESSIONS_ENDED' }),
  'remove-codes': (member) => ({
    fields: sessionsEnd(member),
    event: 'CODES_REMOVED',
    extraWrites: [withoutSecondFactor(member.id)],
  }),
  deactivate: (member) => ({
    fields: { is_admin: false, ...sessionsEnd(member), ...linkVoid },
    event: 'DEACTIVATED',
  }),
  reactivate: () => ({ fields: { is_admin: true }, event: 'REACTIVATED' }),
}

const requirePossible = (
  action: StaffAction,
  { id, account, secondFactor }: StaffMember,
  me: string,
): void => {
  const state = staffStateOf(account)
  const facts = { id, state, roles: account.roles, has_codes: hasCodes(secondFactor) }
  if (staffActionsFor(facts, me).includes(action)) return
  if (id === me && staffActionsFor(facts, '').includes(action))
    throw new NotAllowed('Another administrator must do this')
  throw new Conflict(`This cannot be done: the account is ${staffStateLabels[state].toLowerCase()}`)
}

const rolesFor = (id: string, roles: StaffRole[] | undefined, me: string): StaffRole[] => {
  if (!roles) throw new Invalid({ roles: ['Choose at least one role'] })
  if (id === me && !roles.includes('administrator'))
    throw new Invalid({ roles: ['You cannot take the administrator role from yourself'] })
  return roles
}

/**
 * Who acts is looked up in the roster that the change hangs on: of two administrators who take each other's rights at
 * once, one wins. @throws NotAllowed, NotFound, Conflict, Invalid; Stale when it changed since the caller read it
 */
export const actOnStaff = (
  id: string,
  command: StaffCommand,
  actor: StaffMember,
  { versionRead, attempt }: Pick<RequestContext, 'versionRead' | 'attempt'>,
  services: Needs<'newId' | 'roster' | 'staff'>,
): Promise<void> => {
  const me = { id: actor.id, name: actor.account.name }
  const judge = async (member: StaffMember, roster: { people: Parameters<typeof mayManageAccounts>[0] }) => {
    if (!mayManageAccounts(roster.people, me.id)) throw new NotAllowed()
    if (versionRead !== undefined && versionRead !== member.account.version)
      requireVersion(member.account, versionRead, await presentPerson(member.id, actor, services))
    requirePossible(command.action, member, me.id)
    const change =
      command.action === 'change-roles'
        ? rolesChanged(member, rolesFor(member.id, command.roles, me.id))
        : changes[command.action](member, services.newId)
    const { event, details, ...rest } = change
    return { ...rest, event: { event, by: { kind: 'staff' as const, ...me }, ...(details && { details }) } }
  }
  return changeStaff(id, judge, attempt, services)
}
