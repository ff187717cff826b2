/** The council's staff: in which state an account is, and what an administrator may do with it. */
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

export const staffStates = ['active', 'invited', 'deactivated'] as const
export type StaffState = (typeof staffStates)[number]

export const staffStateLabels: Record<StaffState, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
}

/** The list of staff is one item of 400 KB, in which the longest names and addresses take 1 KB each; accounts are never removed from it. */
export const mostStaffAccounts = 300
export const noRoomForStaff = `There are ${mostStaffAccounts} staff accounts, deactivated ones included. The portal has no room for more`

/** What an administrator does with somebody's account. */
export const staffActions = [
  'change-roles',
  'change-details',
  'send-link',
  'end-sessions',
  'remove-codes',
  'deactivate',
  'reactivate',
] as const
export type StaffAction = (typeof staffActions)[number]

interface Person {
  id: string
  state: StaffState
  roles: readonly StaffRole[]
}

const actionsIn: Record<StaffState, readonly StaffAction[]> = {
  active: ['change-roles', 'change-details', 'send-link', 'end-sessions', 'deactivate'],
  invited: ['change-roles', 'change-details', 'send-link', 'deactivate'],
  deactivated: ['reactivate'],
}

/** What somebody does not do to their own account. */
const neverOneself: readonly StaffAction[] = ['change-details', 'deactivate', 'remove-codes']

/** What may be done with an account now. Nobody may deactivate themselves or remove their own second factor. */
export const staffActionsFor = (person: Person & { has_codes: boolean }, me: string): StaffAction[] => {
  const actions = [...actionsIn[person.state], ...(person.has_codes ? (['remove-codes'] as const) : [])]
  return actions.filter((action) => person.id !== me || !neverOneself.includes(action))
}

/** Whether somebody manages accounts now. */
export const isAdministrator = ({ state, roles }: Omit<Person, 'id'>): boolean =>
  state === 'active' && roles.includes('administrator')

/** Whether this member of staff may manage accounts now. */
export const mayManageAccounts = (people: readonly Person[], id: string): boolean =>
  people.some((person) => person.id === id && isAdministrator(person))

/** Whether a change would leave the council without anybody who can manage accounts. */
export const losesLastAdministrator = (before: readonly Person[], after: Person): boolean => {
  const others = before.filter(({ id }) => id !== after.id)
  return before.some(isAdministrator) && !others.some(isAdministrator) && !isAdministrator(after)
}

const week = 7 * 24 * 60 * 60 * 1000

/**
 * Whether rights that this administrator gives take effect at once, because nobody else could confirm them. An
 * administrator who has just removed the others waits a week, so that removing them does not avoid the second person.
 */
export const grantsAlone = (
  { people, administratorLeftAt }: { people: readonly Person[]; administratorLeftAt: string | null },
  me: string,
  now: Date,
): boolean =>
  !people.some((person) => person.id !== me && isAdministrator(person)) &&
  (administratorLeftAt === null || now.getTime() - Date.parse(administratorLeftAt) > week)

interface Details {
  roles?: readonly StaffRole[] | undefined
  cnic?: string | undefined
  phone?: string | undefined
}

/** Whether something that was entered is changed or emptied. */
const isReplaced = (before = '', after = ''): boolean => before !== '' && before !== after

/**
 * Whether a second administrator confirms a command: it gives rights, replaces what tells somebody's own application, or
 * leaves the password alone to sign in with.
 */
export const takesTwo = (action: StaffAction, before: Details, after: Details): boolean => {
  if (action === 'change-roles') return (after.roles ?? []).some((role) => !before.roles?.includes(role))
  if (action === 'change-details')
    return isReplaced(before.cnic, after.cnic) || isReplaced(before.phone, after.phone)
  return action === 'reactivate' || action === 'remove-codes'
}
