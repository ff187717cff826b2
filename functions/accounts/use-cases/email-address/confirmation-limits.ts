/** How many links to confirm an address are sent to one address, by whomever they are asked for. */
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'

const hour = 60 * 60
const byEmail: Limit[] = [
  { scope: 'confirm-email', most: 3, windowInSeconds: hour },
  { scope: 'confirm-email-day', most: 10, windowInSeconds: 24 * hour },
]

/** @throws TooMany */
export const countConfirmation = async (
  email: string,
  now: Date,
  { limits }: Needs<'limits'>,
): Promise<void> => {
  for (const limit of byEmail) await limits.count(limit, email, now)
}
