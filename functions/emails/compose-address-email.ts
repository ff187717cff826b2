/** Composes the e-mails about the address of an account: makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
import { randomBytes } from 'node:crypto'
import { type Account, isEmailConfirmed } from '#functions/data/accounts/account.ts'
import { pendingChange, restorableBy } from '#functions/data/accounts/email-address.ts'
import type { EmailLink } from '#functions/data/accounts/email-link.ts'
import type { Needs } from '#functions/services/services.ts'
import { paths } from '#shared/paths.ts'
import { confirmEmail, confirmNewEmail, emailChangeEmail, welcomeEmail } from './address-emails.ts'
import type { Draft } from './message.ts'
import type { StoredEmail } from './stored-email.ts'

type Services = Needs<'clock' | 'config' | 'emailLinks'>

const pageOf = { confirm: paths.confirmEmail, undo: paths.undoEmail }

const makeLink = async (
  link: Omit<EmailLink, 'ttl'>,
  { config, clock, emailLinks }: Services,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  await emailLinks.issue(link, token, clock())
  return `${config.BASE_URL}${pageOf[link.kind]}/${token}`
}

/** The link for what waits: a new address, else the present one. Nothing is sent when nothing waits any more. */
const composeConfirmation = async (
  kind: 'welcome' | 'confirm-email',
  account: Account,
  services: Services,
): Promise<Draft | null> => {
  const pending = kind === 'confirm-email' ? pendingChange(account, services.clock()) : null
  if (!pending && isEmailConfirmed(account) && !account.unreachable) return null
  const to = pending?.email ?? account.email
  const belongsTo = { kind: 'confirm', user_id: account.id, email: to } as const
  const link = await makeLink({ ...belongsTo, ...(pending && { change: pending.change }) }, services)
  if (pending) return confirmNewEmail(to, link)
  return kind === 'welcome' ? welcomeEmail(to, link) : confirmEmail(to, link)
}

/** Nothing is sent about a change that was replaced or undone before. */
const composeChange = async (
  { to, change, new_email }: StoredEmail,
  account: Account,
  services: Services,
): Promise<Draft | null> => {
  const now = services.clock()
  if (!to || !change || !new_email) return null
  if (pendingChange(account, now)?.change !== change && !restorableBy(account, change, now)) return null
  const link = await makeLink({ kind: 'undo', user_id: account.id, email: to, change }, services)
  return emailChangeEmail(to, account.name, new_email, link)
}

export const composeAddressEmail = (
  email: StoredEmail,
  account: Account,
  services: Services,
): Promise<Draft | null> =>
  email.kind === 'email-change'
    ? composeChange(email, account, services)
    : composeConfirmation(email.kind as 'welcome' | 'confirm-email', account, services)
