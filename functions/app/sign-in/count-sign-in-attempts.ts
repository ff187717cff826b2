/** Attempts to sign in are counted before anything else is done, for known and unknown e-mails alike. */
import type { Limit } from '#functions/data/limit.ts'
import type { Needs } from '#functions/services/services.ts'

const minutes = 60
const quarterOfAnHour = 15 * minutes

/** Attempts from one address, and from one address for one e-mail (docs/security.md#limits). */
const byAddress: Limit = { scope: 'login-ip', most: 60, windowInSeconds: quarterOfAnHour }
const byAddressAndEmail: Limit = { scope: 'login-ip-email', most: 5, windowInSeconds: quarterOfAnHour }
/** Attempts for one e-mail from anywhere. */
const byEmail: Limit = { scope: 'login-email', most: 50, windowInSeconds: 60 * minutes }

/** Counts an attempt before any hashing. @returns a function that uncounts it after a success. @throws TooMany */
export const countSignInAttempt = async (
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
    // If this fails, the attempt stays counted; the sign-in has succeeded all the same.
    await Promise.allSettled(counted.map(([limit, subject]) => limits.refund(limit, subject, now)))
  }
}

/** After a password reset, attempts of other people for this e-mail no longer hinder its owner. */
export const clearSignInAttempts = (
  kind: 'applicant' | 'staff',
  email: string,
  now: Date,
  { limits }: Needs<'limits'>,
): Promise<void> => limits.clear(byEmail, `${kind} ${email}`, now)
