/** Restores an address, or voids a password, with the link that was sent there when it was changed. */
import { restorableBy } from '#functions/accounts/data/email-address.ts'
import type { EmailLink } from '#functions/accounts/data/email-link.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { linkExpired, Overtaken, useLink } from './use-link.ts'

type Services = Needs<'accounts' | 'emailAddresses' | 'emailLinks' | 'limits' | 'newId'>

const wrongCnics: Limit = { scope: 'undo-cnic', most: 10, windowInSeconds: 24 * 60 * 60 }

/**
 * An address that nobody has confirmed may be a stranger's, so that its owner also knows the CNIC.
 * @throws Invalid at `cnic`, TooMany
 */
const requireCnic = async (
  asked: string,
  sent: string | undefined,
  userId: string,
  now: Date,
  { limits }: Services,
): Promise<void> => {
  if (!sent) throw new Invalid({ cnic: ['Enter the CNIC of the account'] })
  await limits.count(wrongCnics, userId, now)
  if (sent !== asked) throw new Invalid({ cnic: ['This is not the CNIC of the account'] })
}

const undoOnce = async (
  { user_id, email, change = '' }: EmailLink,
  cnic: string | undefined,
  attempt: Attempt,
  services: Services,
) => {
  const { accounts, emailAddresses, newId } = services
  const account = await accounts.read(user_id)
  if (!account || account.closed_at) throw linkExpired()
  const reset: NewEmail = { id: newId(), kind: 'password-reset', user_id }
  const former = restorableBy(account, { email, change }, attempt.now)
  if (former) {
    if (former.cnic) await requireCnic(former.cnic, cnic, user_id, attempt.now, services)
    const told: NewEmail = { id: newId(), kind: 'email-undone', user_id, to: account.email }
    if (!(await emailAddresses.restore(account, former, attempt, [reset, told]))) throw new Overtaken()
    return { outcome: 'restored' as const, email }
  }
  if (account.email !== email) throw linkExpired()
  if (account.password_change !== change) return { outcome: 'undone-before' as const, email }
  if (!(await emailAddresses.voidPassword(account, attempt, reset))) throw new Overtaken()
  return { outcome: 'password-void' as const, email }
}

/** Repeating it changes nothing. @throws Invalid, TooMany */
export const undoEmail = (
  { token, cnic }: { token: string; cnic?: string | undefined },
  request: { address: string; attempt: Attempt },
  services: Services,
) => useLink('undo', token, request, services, (link) => undoOnce(link, cnic, request.attempt, services))
