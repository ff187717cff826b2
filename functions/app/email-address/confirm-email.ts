/** Confirms an address with the link that was sent there; a new address takes the place of the present one. */
import type { Account } from '#functions/data/accounts/account.ts'
import { pendingChange } from '#functions/data/accounts/email-address.ts'
import { type EmailLink, issuedAt } from '#functions/data/accounts/email-link.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'
import { linkExpired, Overtaken, useLink } from './use-link.ts'

type Services = Needs<'accounts' | 'emailAddresses' | 'emailLinks' | 'limits'>

const addressTaken = () => {
  const message = 'Another account uses this email address by now'
  return new Invalid({ token: [message] }, message)
}

/** A link that was sent after the e-mails began to come back; an older one tells nothing new. */
const reachesAgain = ({ unreachable }: Account, link: EmailLink): boolean =>
  unreachable !== undefined && issuedAt(link) * 1000 > Date.parse(unreachable.sent_at)

const confirmOnce = async (
  link: EmailLink,
  attempt: Attempt,
  { accounts, emailAddresses }: Pick<Services, 'accounts' | 'emailAddresses'>,
) => {
  const { email } = link
  const account = await accounts.read(link.user_id)
  if (!account || account.closed_at) throw linkExpired()
  if (account.email === email) {
    if (account.email_confirmed_at !== null && !reachesAgain(account, link))
      return { outcome: 'confirmed-before' as const, email }
    if ((await emailAddresses.confirm(account, attempt.now)) !== 'done') throw new Overtaken()
    return { outcome: 'confirmed' as const, email }
  }
  if (!link.change || pendingChange(account, attempt.now)?.change !== link.change) throw linkExpired()
  const outcome = await emailAddresses.move(account, attempt)
  if (outcome === 'taken') throw addressTaken()
  if (outcome === 'changed') throw new Overtaken()
  return { outcome: 'confirmed' as const, email }
}

/** Repeating it changes nothing. @throws Invalid, TooMany */
export const confirmEmail = (
  token: string,
  request: { address: string; attempt: Attempt },
  services: Services,
) => useLink('confirm', token, request, services, (link) => confirmOnce(link, request.attempt, services))
