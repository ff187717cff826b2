/** What an administrator does with an applicant's account: frees what an unconfirmed one holds, or ends all sessions. */
import type { Account } from '#functions/accounts/data/stored-account.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import type { AccountRelease } from '#shared/staff/records/account-release.ts'
import { clerkOf, eventAuthor } from '../data/clerk.ts'
import type { StaffMember } from '../data/staff.ts'

/** The answer tells whether an account is there. */
const byPerson: Limit = { scope: 'account-release', most: 30, windowInSeconds: 24 * 60 * 60 }

interface Asked {
  staff: StaffMember
  attempt: Attempt
}
type Services = Needs<'abandonedAccounts' | 'accountSessions' | 'limits' | 'newId'>

/** @throws NotFound where no account holds it */
const accountOf = async (
  { cnic, email }: AccountRelease,
  { staff, attempt }: Asked,
  { abandonedAccounts, limits }: Services,
): Promise<Account> => {
  await limits.count(byPerson, staff.id, attempt.now)
  const held = await (cnic ? abandonedAccounts.holderOfCnic(cnic) : abandonedAccounts.holderOfEmail(email))
  if (!held) throw new NotFound(`No account has this ${cnic ? 'CNIC' : 'email'}`)
  return held
}

/** Without waiting a day. @throws NotFound; Conflict where the account is in use; TooMany */
export const releaseAccount = async (
  body: AccountRelease,
  asked: Asked,
  services: Services,
): Promise<void> => {
  const held = await accountOf(body, asked, services)
  const event = {
    event: 'ACCOUNT_RELEASED' as const,
    by: eventAuthor(clerkOf(asked.staff)),
    details: { reason: body.reason },
  }
  if (!(await services.abandonedAccounts.release(held, event, asked.attempt)))
    throw new Conflict(
      'This account is confirmed, or has an application or a registration, so it cannot be freed',
    )
}

/** The person is told by e-mail and signs in anew. @throws NotFound; Conflict where the account is closed; TooMany */
export const endSessionsOf = async (
  body: AccountRelease,
  asked: Asked,
  services: Services,
): Promise<void> => {
  const { id } = await accountOf(body, asked, services)
  const event = {
    event: 'SESSIONS_ENDED' as const,
    by: eventAuthor(clerkOf(asked.staff)),
    details: { reason: body.reason },
  }
  const email = { id: services.newId(), kind: 'sessions-ended' as const, user_id: id }
  if (!(await services.accountSessions.endAll(id, event, email, asked.attempt)))
    throw new Conflict('This account is closed, so it has no sessions')
}
