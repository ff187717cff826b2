/** Keeps or restores an address, or voids a password, with the link that was sent there when it was changed. */
import { pendingChange, restorableBy } from '#functions/data/accounts/email-address.ts'
import type { EmailLink } from '#functions/data/accounts/email-link.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import type { Needs } from '#functions/services/services.ts'
import { linkExpired, Overtaken, useLink } from './use-link.ts'

type Services = Needs<'accounts' | 'emailAddresses' | 'emailLinks' | 'limits' | 'newId'>

const undoOnce = async (
  { user_id, email, change = '' }: EmailLink,
  attempt: Attempt,
  { accounts, emailAddresses, newId }: Services,
) => {
  const account = await accounts.read(user_id)
  if (!account || account.closed_at) throw linkExpired()
  if (pendingChange(account, attempt.now)?.change === change) {
    if ((await emailAddresses.cancel(account, attempt)) !== 'done') throw new Overtaken()
    return { outcome: 'kept' as const, email }
  }
  if (restorableBy(account, change, attempt.now)) {
    const reset = { id: newId(), kind: 'password-reset' as const, user_id }
    if ((await emailAddresses.restore(account, change, attempt, reset)) !== 'done') throw new Overtaken()
    return { outcome: 'restored' as const, email }
  }
  if (account.password_change === change && account.email === email) {
    const reset = { id: newId(), kind: 'password-reset' as const, user_id }
    if ((await emailAddresses.voidPassword(account, attempt, reset)) !== 'done') throw new Overtaken()
    return { outcome: 'password-void' as const, email }
  }
  if (account.email === email) return { outcome: 'undone-before' as const, email }
  throw linkExpired()
}

/** Repeating it changes nothing. @throws Invalid, TooMany */
export const undoEmail = (
  token: string,
  request: { address: string; attempt: Attempt },
  services: Services,
) => useLink('undo', token, request, services, (link) => undoOnce(link, request.attempt, services))
