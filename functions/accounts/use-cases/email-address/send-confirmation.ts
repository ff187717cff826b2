/** Sends the link to confirm an address once more, also when its e-mails came back. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict } from '#shared/kit/errors.ts'

/** How many links to confirm an address are sent to one address, by whomever they are asked for. */
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

/** @returns the address. @throws Conflict when nothing is to be confirmed, TooMany */
export const sendConfirmation = async (
  account: Account,
  { now }: { now: Date },
  services: Needs<'emails' | 'limits' | 'newId'>,
): Promise<string> => {
  const { id, email } = account
  if (isEmailConfirmed(account) && !account.unreachable)
    throw new Conflict('Your email address is confirmed already')
  await countConfirmation(email, now, services)
  await services.emails.put({ id: services.newId(), kind: 'confirm-email', user_id: id }, now)
  return email
}
