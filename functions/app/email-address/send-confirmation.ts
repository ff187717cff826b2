/** Sends the link to confirm an address once more: of the new address where one waits, else of the present one, also when its e-mails came back. */
import { type Account, isEmailConfirmed } from '#functions/data/accounts/account.ts'
import { pendingChange } from '#functions/data/accounts/email-address.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict } from '#shared/errors.ts'
import { countConfirmation } from './confirmation-limits.ts'

/** @returns the address. @throws Conflict when nothing waits for a confirmation, TooMany */
export const sendConfirmation = async (
  account: Account,
  { now }: { now: Date },
  services: Needs<'emails' | 'limits' | 'newId'>,
): Promise<string> => {
  const pending = pendingChange(account, now)
  if (!pending && isEmailConfirmed(account) && !account.unreachable)
    throw new Conflict('Your email address is confirmed already')
  const email = pending?.email ?? account.email
  await countConfirmation(email, now, services)
  await services.emails.put({ id: services.newId(), kind: 'confirm-email', user_id: account.id }, now)
  return email
}
