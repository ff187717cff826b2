/** Makes an account for somebody without e-mail, and opens it for the member of staff who enters. */
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { issueToken } from '#functions/accounts/use-cases/sign-in/start-session.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isAtCounter } from '#shared/accounts/rules/at-counter.ts'
import { reasonAgainstOwnCase } from '#shared/cases/rules/own-case.ts'
import { Conflict, Invalid, NotAllowed, Stale } from '#shared/kit/errors.ts'
import type { NewWalkIn } from '#shared/staff/records/walk-in.ts'
import { loadForClerk, requireAtCounter } from './load-walk-in.ts'

/** Refused ones count too: the answer tells whether an account has the CNIC. */
const byClerk: Limit = { scope: 'walk-in', most: 30, windowInSeconds: 24 * 60 * 60 }

interface Entering {
  staff: StaffMember
  attempt: Attempt
}

const reasonAgainst = (holder: Account | null): string => {
  if (holder && isAtCounter(holder)) return 'This is begun already: open it in the list'
  if (holder?.counter && !holder.email)
    return 'This was handed in at the counter already. An email is registered on the page of the walk-in'
  return 'An account has this CNIC. Its person signs in or resets the password. If it was never used, an administrator frees it; if it is another person’s, the person asks for the CNIC at the sign-in'
}

/** @returns the id of the account. @throws Invalid when an account has the CNIC; NotAllowed for one's own; TooMany */
export const beginWalkIn = async (
  given: NewWalkIn,
  { staff, attempt }: Entering,
  services: Needs<'abandonedAccounts' | 'accounts' | 'limits' | 'newId' | 'walkIns'>,
): Promise<string> => {
  const person = { ...given, email: '' }
  if (reasonAgainstOwnCase(staff.account, person))
    throw new NotAllowed('This is about yourself, so a colleague must do it')
  await services.limits.count(byClerk, staff.id, attempt.now)
  const id = services.newId()
  if (await services.walkIns.make(id, person, clerkOf(staff), attempt)) return id
  const holder = await services.abandonedAccounts.holderOfCnic(given.cnic)
  const { idempotencyKey } = attempt
  // The answer to the same request was lost.
  if (holder && idempotencyKey && services.accounts.wasMadeWith(holder, idempotencyKey, person))
    return holder.id
  throw new Invalid({ cnic: [reasonAgainst(holder)] })
}

/** @returns a token with which forms are filled in and scans are sent, for an hour at most. @throws NotFound, NotAllowed, Conflict, Stale */
export const openWalkIn = async (
  id: string,
  { staff, attempt }: Entering,
  services: Needs<'newId' | 'proposals' | 'tokenSigner' | 'users' | 'walkIns'>,
): Promise<string> => {
  const user = await loadForClerk(id, staff, services)
  requireAtCounter(user)
  if (await services.proposals.about('walk-in', id))
    throw new Conflict('This waits for a second person. Refuse or withdraw that first')
  const sid = services.newId()
  if (!(await services.walkIns.open(user.account, staff, sid, attempt))) throw new Stale(null)
  return (await issueToken('applicant', id, sid, attempt.now, services)).token
}
