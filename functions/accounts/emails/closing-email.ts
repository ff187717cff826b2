/** The e-mail that says that an account is closed, and how to keep it. */

import { type Draft, theCouncil } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { daysOfClosing } from '#shared/accounts/rules/account-closing.ts'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { Account } from '../data/stored-account.ts'
import { greetingOf } from './greeting-of.ts'

/** Nothing is sent if the account was kept in the meantime. */
export const composeClosingEmail = (
  _email: StoredEmail,
  account: Account,
  { config }: Needs<'config'>,
): Draft | null => {
  if (!account.closing) return null
  const { asked_at, reason } = account.closing
  const { keepable_until, removed_by } = daysOfClosing(asked_at)
  return {
    to: account.email,
    subject: 'Your account is closed',
    paragraphs: [
      greetingOf(account),
      reason === 'asked'
        ? `Your account in the portal of ${theCouncil} was closed just now, and every session was ended.`
        : `Your account in the portal of ${theCouncil} was not used for a long time, so it is closed now.`,
      `To keep it after all, sign in by ${formatDate(keepable_until)} and press Keep my account:`,
      { link: `${config.BASE_URL}${paths.login}` },
      `After that nobody can sign in with it any more. What the council need not keep is removed by ${formatDate(removed_by)}. Submitted applications with their decisions, payments and history stay with the council, apart from any account.`,
      ...(account.registration
        ? [
            `Your registration ${account.registration.number} stays in the register. To renew it later, open an account again and claim the number; keep your certificate for that.`,
          ]
        : []),
      ...(reason === 'asked'
        ? [
            'If it was not you who closed it, keep the account and set a new password at once. If you do not know the password any more, ask for a new one where you sign in.',
          ]
        : []),
    ],
  }
}
