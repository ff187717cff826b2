/** The council's staff: in which state an account is, and what an administrator may do with it. */
import type { StaffRole } from '../vocabulary.ts'

export const staffStates = ['active', 'invited', 'deactivated'] as const
export type StaffState = (typeof staffStates)[number]

export const staffStateLabels: Record<StaffState, string> = {
  active: 'Active',
  invited: 'Invited',
  deactivated: 'Deactivated',
}

/** What an administrator does with somebody's account. */
export const staffActions = [
  'change-roles',
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
  active: ['change-roles', 'send-link', 'end-sessions', 'deactivate'],
  invited: ['change-roles', 'send-link', 'deactivate'],
  deactivated: ['reactivate'],
}

/** What may be done with an account now. Nobody deactivates themselves, or takes their own one-time passwords away. */
export const staffActionsFor = (it: Person & { has_codes: boolean }, me: string): StaffAction[] => {
  const acts = [...actionsIn[it.state], ...(it.has_codes ? (['remove-codes'] as const) : [])]
  return acts.filter((act) => it.id !== me || (act !== 'deactivate' && act !== 'remove-codes'))
}

const isAdministrator = ({ state, roles }: Person): boolean =>
  state === 'active' && roles.includes('administrator')

/** Whether this one may run accounts now. */
export const runsAccounts = (people: readonly Person[], id: string): boolean =>
  people.some((it) => it.id === id && isAdministrator(it))

/** Whether a change would leave the council without anybody who can run accounts. */
export const losesLastAdministrator = (before: readonly Person[], after: Person): boolean => {
  const others = before.filter(({ id }) => id !== after.id)
  return before.some(isAdministrator) && !others.some(isAdministrator) && !isAdministrator(after)
}
