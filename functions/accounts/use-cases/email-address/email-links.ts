/** What the links in e-mails about an address do: confirm it, restore the former one, void a password. */

import { restorableBy } from '#functions/accounts/data/email-address.ts'
import { type EmailLink, issuedAt } from '#functions/accounts/data/email-link.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import { Invalid } from '#shared/kit/errors.ts'

/** The checks for every link that confirms or restores an address. */
const byAddress: Limit = { scope: 'email-link-ip', most: 600, windowInSeconds: 60 * 60 }
const tries = 3

/** The account was changed at the same moment, so the effect of the link is determined again. */
class Overtaken extends Error {
  override readonly name = 'Overtaken'
}

/** The same answer for a link that is unknown, used, replaced or too old. */
export const linkExpired = () => new Invalid({ token: ['This link has expired'] }, 'This link has expired')

/** The link of a token. @throws Invalid, TooMany */
export const openLink = async (
  kind: EmailLink['kind'],
  token: string,
  { address, attempt }: { address: string; attempt: Attempt },
  { emailLinks, limits }: Needs<'emailLinks' | 'limits'>,
): Promise<EmailLink> => {
  await limits.count(byAddress, address, attempt.now)
  const link = await emailLinks.read(kind, token, attempt.now)
  if (!link) throw linkExpired()
  return link
}

const unlessOvertaken = <T>(work: () => Promise<T>): Promise<T> =>
  retry({ tries, when: (error) => error instanceof Overtaken }, work)

type Services = Needs<'accounts' | 'emailAddresses' | 'emailLinks' | 'limits'>

/** A link that was sent after the e-mails began to come back; an older one tells nothing new. */
const reachesAgain = ({ unreachable }: Account, link: EmailLink): boolean =>
  unreachable !== undefined && issuedAt(link) * 1000 > Date.parse(unreachable.sent_at)

const confirmOnce = async (
  link: EmailLink,
  { now }: Attempt,
  { accounts, emailAddresses }: Pick<Services, 'accounts' | 'emailAddresses'>,
) => {
  const { email } = link
  const account = await accounts.read(link.user_id)
  if (!account || account.closed_at || account.email !== email) throw linkExpired()
  if (account.email_confirmed_at !== null && !reachesAgain(account, link))
    return { outcome: 'confirmed-before' as const, email }
  if (!(await emailAddresses.confirm(account, now))) throw new Overtaken()
  return { outcome: 'confirmed' as const, email }
}

/** Confirms the address of an account with the link that was sent there; repeating it changes nothing. @throws Invalid, TooMany */
export const confirmEmail = async (
  token: string,
  request: { address: string; attempt: Attempt },
  services: Services,
) => {
  const link = await openLink('confirm', token, request, services)
  return unlessOvertaken(() => confirmOnce(link, request.attempt, services))
}

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
  { limits }: Needs<'limits'>,
): Promise<void> => {
  if (!sent) throw new Invalid({ cnic: ['Enter the CNIC of the account'] })
  await limits.count(wrongCnics, userId, now)
  if (sent !== asked) throw new Invalid({ cnic: ['This is not the CNIC of the account'] })
}

const undoOnce = async (
  { user_id, email, change = '' }: EmailLink,
  cnic: string | undefined,
  attempt: Attempt,
  services: Services & Needs<'newId'>,
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

/** Restores an address, or voids a password, with the link that was sent there when it was changed; repeating it changes nothing. @throws Invalid, TooMany */
export const undoEmail = async (
  { token, cnic }: { token: string; cnic?: string | undefined },
  request: { address: string; attempt: Attempt },
  services: Services & Needs<'newId'>,
) => {
  const link = await openLink('undo', token, request, services)
  return unlessOvertaken(() => undoOnce(link, cnic, request.attempt, services))
}
