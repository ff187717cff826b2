/** Composes the e-mails about the address of an account: makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
import { randomBytes } from 'node:crypto'
import type { BilingualDraft } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { paths } from '#shared/paths.ts'
import { restorableBy } from '../data/email-address.ts'
import type { EmailLink } from '../data/email-link.ts'
import { type Account, isEmailConfirmed } from '../data/stored-account.ts'
import { addressEmail } from './address-emails.ts'

type Services = Needs<'clock' | 'config' | 'emailLinks'>

const pageOf = { confirm: paths.confirmEmail, undo: paths.undoEmail }

const makeLink = async (
  link: Omit<EmailLink, 'ttl'> & { kind: keyof typeof pageOf },
  { config, clock, emailLinks }: Services,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await emailLinks.issue(link, token, clock())
  return `${config.BASE_URL}${pageOf[link.kind]}/${token}`
}

/** Nothing is sent when nothing is to be confirmed any more. */
export const composeConfirmation =
  (kind: 'welcome' | 'confirm') =>
  async (_email: StoredEmail, account: Account, services: Services): Promise<BilingualDraft | null> => {
    if (isEmailConfirmed(account) && !account.unreachable) return null
    const { id, email } = account
    return addressEmail(kind, email, await makeLink({ kind: 'confirm', user_id: id, email }, services))
  }

/** Nothing is sent about a change that was undone or taken back before. */
export const composeEmailChange = async (
  { to = '', change }: StoredEmail,
  account: Account,
  services: Services,
): Promise<BilingualDraft | null> => {
  const former = restorableBy(account, { email: to, change }, services.clock())
  if (!former || account.email === to) return null
  const undoes = { kind: 'undo', user_id: account.id, email: to, change: former.change } as const
  const link = await makeLink(undoes, services)
  return former.cnic
    ? addressEmail('unconfirmedChanged', to, link)
    : addressEmail('changed', to, account.name, to, account.email, link)
}

export const composeEmailUndone = ({ to }: StoredEmail): BilingualDraft | null =>
  to ? addressEmail('undone', to) : null
