/** Composes the e-mails about how an applicant signs in. */
import { randomBytes } from 'node:crypto'
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { paths } from '#shared/paths.ts'
import { restorableBy } from '../data/email-address.ts'
import { type Account, isEmailConfirmed } from '../data/stored-account.ts'
import { greetingOf } from './greeting-of.ts'
import { type PasswordEmail, passwordWords } from './password-emails.ts'

type Services = Needs<'clock' | 'config' | 'emailLinks'>

const written = (kind: PasswordEmail, to: string, account: Account, link: string): BilingualDraft =>
  bilingual(to, (language) => {
    const { subject, paragraphs } = passwordWords[language][kind](link)
    return { subject, paragraphs: [greetingOf(account, language), ...paragraphs] }
  })

/** Makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
export const composePasswordReset = async (
  email: StoredEmail,
  account: Account,
  { config, clock, resets }: Needs<'clock' | 'config' | 'resets'>,
): Promise<BilingualDraft> => {
  const token = randomBytes(32).toString('base64url')
  await resets.issue({ token, user_id: account.id, email_id: email.id }, clock())
  const link = `${config.BASE_URL}${paths.resetPassword}/${token}?email=${encodeURIComponent(account.email)}`
  return written(account.password_hash === '' ? 'resetOfVoid' : 'reset', account.email, account, link)
}

/** The link for owners who have not changed the password: at their confirmed address it makes the new password void. */
const linkForStranger = async (
  account: Account,
  email: string,
  change: string | undefined,
  { config, clock, emailLinks }: Services,
): Promise<string> => {
  const isOwners =
    account.email === email
      ? isEmailConfirmed(account)
      : restorableBy(account, { email, change }, clock()) !== null // another address was chosen since
  if (!change || !isOwners) return `${config.BASE_URL}${paths.forgotPassword}`
  const token = randomBytes(32).toString('base64url')
  await emailLinks.issue({ kind: 'undo', user_id: account.id, email, change }, token, clock())
  return `${config.BASE_URL}${paths.undoPassword}/${token}`
}

export const composeAccountChanged = async (
  { to, change }: StoredEmail,
  account: Account,
  services: Services,
): Promise<BilingualDraft> => {
  const address = to ?? account.email
  const link = await linkForStranger(account, address, change, services)
  return written('changed', address, account, link)
}

const forgottenPassword = ({ config }: Needs<'config'>): string => `${config.BASE_URL}${paths.forgotPassword}`

export const composePasskeysChanged =
  (change: 'passkey-added' | 'passkey-removed') =>
  (_email: StoredEmail, account: Account, services: Needs<'config'>): BilingualDraft =>
    written(change, account.email, account, forgottenPassword(services))

export const composeSessionsEnded = (
  _email: StoredEmail,
  account: Account,
  services: Needs<'config'>,
): BilingualDraft => written('sessionsEnded', account.email, account, forgottenPassword(services))
