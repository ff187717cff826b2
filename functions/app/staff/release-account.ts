/** An administrator frees the CNIC or e-mail of an account that was never confirmed and never submitted, without waiting a day. */
import type { Limit } from '#functions/data/sign-in/limit.ts'
import type { StaffMember } from '#functions/data/staff/staff.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, NotFound } from '#shared/errors.ts'
import type { AccountRelease } from '#shared/records/account-release.ts'
import { clerkOf, eventAuthor } from './clerk.ts'

/** The answer tells whether an account is there. */
const byPerson: Limit = { scope: 'account-release', most: 30, windowInSeconds: 24 * 60 * 60 }

/** @throws NotFound where no account holds it; Conflict where the account is in use; TooMany */
export const releaseAccount = async (
  { cnic, email, reason }: AccountRelease,
  { staff, attempt }: { staff: StaffMember; attempt: Attempt },
  { abandonedAccounts, limits }: Needs<'abandonedAccounts' | 'limits'>,
): Promise<void> => {
  await limits.count(byPerson, staff.id, attempt.now)
  const held = await (cnic ? abandonedAccounts.holderOfCnic(cnic) : abandonedAccounts.holderOfEmail(email))
  if (!held) throw new NotFound(`No account has this ${cnic ? 'CNIC' : 'email'}`)
  const event = {
    event: 'ACCOUNT_RELEASED' as const,
    by: eventAuthor(clerkOf(staff)),
    details: { reason },
  }
  if (!(await abandonedAccounts.release(held, event, attempt)))
    throw new Conflict('This account is confirmed, or has an application, so it cannot be freed')
}
