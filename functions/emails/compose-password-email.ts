/** Composes the e-mails about the password of an applicant's account. */
import { randomBytes } from 'node:crypto'
import { type Account, isEmailConfirmed } from '#functions/data/account.ts'
import type { Needs } from '#functions/services/services.ts'
import { paths } from '#shared/paths.ts'
import type { Draft } from './message.ts'
import { accountChangedEmail, passwordResetEmail } from './password-emails.ts'
import type { StoredEmail } from './stored-email.ts'

type Services = Needs<'clock' | 'config' | 'resets'>

const greetedName = (account: Account): string | null => (isEmailConfirmed(account) ? account.name : null)

/** Makes the token and stores its hash first, so that neither table nor stream ever holds a link. */
const resetEmail = async (account: Account, { config, clock, resets }: Services): Promise<Draft> => {
  const token = randomBytes(32).toString('base64url')
  await resets.issue(account.id, token, clock())
  const link = `${config.BASE_URL}${paths.resetPassword}/${token}?email=${encodeURIComponent(account.email)}`
  return passwordResetEmail(account.email, greetedName(account), link)
}

export const composePasswordEmail = async (
  { kind, to }: StoredEmail,
  account: Account,
  services: Services,
): Promise<Draft> => {
  if (kind === 'password-reset') return resetEmail(account, services)
  const forgotPasswordPage = `${services.config.BASE_URL}${paths.forgotPassword}`
  return accountChangedEmail(to ?? account.email, greetedName(account), forgotPasswordPage)
}
