/** Puts the e-mail with the link to set a new password into the outbox. */
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'
import { TooMany } from '#shared/kit/errors.ts'

const hour = 60 * 60
const byAddress: Limit = { scope: 'forgot-ip', most: 200, windowInSeconds: hour }
/** E-mails to one address. More are not sent, and the answer does not say so (docs/security.md#enumeration). */
const byEmail: Limit[] = [
  { scope: 'forgot-email', most: 3, windowInSeconds: hour },
  { scope: 'forgot-email-day', most: 10, windowInSeconds: 24 * hour },
]

const isWithinLimits = async (email: string, now: Date, { limits }: Needs<'limits'>): Promise<boolean> => {
  try {
    for (const limit of byEmail) await limits.count(limit, email, now)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}

/** Makes the same writes for known and unknown e-mails. @throws TooMany requests from one address */
export const requestPasswordReset = async (
  email: string,
  { address, now }: { address: string; now: Date },
  services: Needs<'accounts' | 'emails' | 'limits' | 'newId'>,
): Promise<void> => {
  const { accounts, emails, limits, newId } = services
  await limits.count(byAddress, address, now)
  const isWanted = await isWithinLimits(email, now, services)
  const holder = await accounts.holderOfEmail(email)
  // Somebody else may have changed the address: the former one gets the link that restores it once more.
  const wanted = holder?.hasLeft
    ? { kind: 'email-change' as const, to: email }
    : { kind: 'password-reset' as const }
  const asked = holder && isWanted ? wanted : { kind: 'void' as const }
  await emails.put({ id: newId(), ...asked, user_id: holder?.id ?? newId() }, now)
}
