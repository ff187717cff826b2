/** Tries to sign in are counted before anything else is done, for everybody the same. */
import type { Limit } from '#functions/data/limit.ts'
import type { Needs } from '#functions/services/services.ts'

const minutes = 60
const quarter = 15 * minutes

/** Tries by address, and by address and e-mail (security, T06). */
const byAddress: Limit = { scope: 'login-ip', most: 60, windowInSeconds: quarter }
const byAddressAndEmail: Limit = { scope: 'login-ip-email', most: 5, windowInSeconds: quarter }
/** Tries for one e-mail from anywhere; counted for unknown e-mails too. */
const byEmail: Limit = { scope: 'login-email', most: 50, windowInSeconds: 60 * minutes }

/** Counts a try before any hashing. @returns the way to take it back after a success. @throws TooMany */
export const countSignIn = async (
  kind: 'applicant' | 'staff',
  { address, email, now }: { address: string; email: string; now: Date },
  { limits }: Needs<'limits'>,
): Promise<() => Promise<void>> => {
  const counted: [Limit, string][] = [
    [byAddress, `${kind} ${address}`],
    [byAddressAndEmail, `${kind} ${address} ${email}`],
    [byEmail, `${kind} ${email}`],
  ]
  for (const [limit, subject] of counted) await limits.count(limit, subject, now)
  return async () => {
    // Failing here only leaves a try counted; the sign-in itself stands.
    await Promise.allSettled(counted.map(([limit, subject]) => limits.giveBack(limit, subject, now)))
  }
}

/** After a reset the tries that others made for this e-mail no longer hold its owner up. */
export const forgetTries = (
  kind: 'applicant' | 'staff',
  email: string,
  now: Date,
  { limits }: Needs<'limits'>,
): Promise<void> => limits.clear(byEmail, `${kind} ${email}`, now)
