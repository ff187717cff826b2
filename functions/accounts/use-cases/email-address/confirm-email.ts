/** Confirms the address of an account with the link that was sent there. */
import type { Account } from '#functions/accounts/data/account.ts'
import { type EmailLink, issuedAt } from '#functions/accounts/data/email-link.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { linkExpired, Overtaken, useLink } from './use-link.ts'

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

/** Repeating it changes nothing. @throws Invalid, TooMany */
export const confirmEmail = (
  token: string,
  request: { address: string; attempt: Attempt },
  services: Services,
) => useLink('confirm', token, request, services, (link) => confirmOnce(link, request.attempt, services))
