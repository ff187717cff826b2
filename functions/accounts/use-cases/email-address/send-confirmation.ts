/** Sends the link to confirm an address once more, also when its e-mails came back. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/account.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { countConfirmation } from './confirmation-limits.ts'

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
