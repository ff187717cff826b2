/** Composes the e-mails about how an applicant signs in. */
import { randomBytes } from 'node:crypto'
import { type Account, isEmailConfirmed } from '#functions/data/accounts/account.ts'
import { restorableBy } from '#functions/data/accounts/email-address.ts'
import type { Needs } from '#functions/services/services.ts'
import { paths } from '#shared/paths.ts'
import type { Draft } from './message.ts'
import {
  accountChangedEmail,
  passkeysChangedEmail,
  passwordResetEmail,
  sessionsEndedEmail,
} from './password-emails.ts'
import type { StoredEmail } from './stored-email.ts'

type Services = Needs<'clock' | 'config' | 'emailLinks' | 'resets'>

const greetedName = (account: Account): string | null => (isEmailConfirmed(account) ? account.name : null)

/** Makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
const resetEmail = async (account: Account, { config, clock, resets }: Services): Promise<Draft> => {
  const token = randomBytes(32).toString('base64url')
  await resets.issue(account.id, token, clock())
  const link = `${config.BASE_URL}${paths.resetPassword}/${token}?email=${encodeURIComponent(account.email)}`
  return passwordResetEmail(account.email, greetedName(account), link)
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

export const composePasswordEmail = async (
  { kind, to, change }: StoredEmail,
  account: Account,
  services: Services,
): Promise<Draft> => {
  if (kind === 'password-reset') return resetEmail(account, services)
  const address = to ?? account.email
  const forgotten = `${services.config.BASE_URL}${paths.forgotPassword}`
  if (kind === 'passkey-added' || kind === 'passkey-removed')
    return passkeysChangedEmail(address, greetedName(account), forgotten, kind)
  if (kind === 'sessions-ended') return sessionsEndedEmail(address, greetedName(account), forgotten)
  return accountChangedEmail(
    address,
    greetedName(account),
    await linkForStranger(account, address, change, services),
  )
}
