/** An account that was made at the counter. */
import type { User } from '#functions/accounts/data/person/user.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { longestId } from '#functions/platform/table/keys/key.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { Counter } from '#shared/accounts/records/counter.ts'
import { isAtCounter } from '#shared/accounts/rules/at-counter.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { Conflict, NotAllowed, NotFound } from '#shared/kit/errors.ts'

export type WalkInUser = User & { account: Account & { counter: Counter } }

const isWalkIn = (user: User | null): user is WalkInUser => user?.account.counter !== undefined

/** @throws NotFound */
export const loadWalkIn = async (id: string, { users }: Needs<'users'>): Promise<WalkInUser> => {
  const user = id.length > longestId ? null : await users.load(id, { consistent: true })
  if (!isWalkIn(user)) throw new NotFound()
  return user
}

/** Nobody enters, hands in or confirms for themselves. @param email that it is to have. @throws NotFound, NotAllowed */
export const loadForClerk = async (
  id: string,
  staff: StaffMember,
  services: Needs<'users'>,
  email?: string,
): Promise<WalkInUser> => {
  const user = await loadWalkIn(id, services)
  if (reasonAgainstOwnCase(staff.account, { ...user.account, ...(email && { email }) }))
    throw new NotAllowed('This is about yourself, so a colleague must do it')
  return user
}

/** @throws Conflict once it is handed in or has ended */
export const requireAtCounter = ({ account }: WalkInUser): void => {
  if (isAtCounter(account)) return
  throw new Conflict(
    account.counter.confirmed
      ? 'The application is handed in, so nothing more is entered at the counter'
      : 'This has ended, because nobody confirmed it in time. Begin again with the CNIC',
  )
}
