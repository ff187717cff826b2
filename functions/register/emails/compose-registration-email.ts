/** The e-mail that tells a holder what has changed about their entry of the register. */
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { formatDate } from '#shared/kit/format.ts'
import { isolated } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'
import { isToldEvent, standingWords } from './standing-words.ts'

/** Null where nothing is told. */
export const composeRegistrationEmail = (
  { registration }: StoredEmail,
  account: Account,
  { config }: Needs<'config'>,
): BilingualDraft | null => {
  if (!registration || !isToldEvent(registration.event)) return null
  const { number, event, since, wording, certificate, account: followed } = registration
  return bilingual(account.email, (language) => {
    const words = standingWords[language]
    const { subject, said } = words.texts[event]
    return {
      subject,
      paragraphs: [
        greetingOf(account, language),
        said(isolated(number, language), isolated(formatDate(since), language)),
        ...(wording ? [words.publicly(wordingSentences[language][wording])] : []),
        ...(followed ? [words.accountFollowed] : []),
        ...(certificate ? [words.newCertificate] : []),
        event === 'UNLINKED' ? words.claimAgain : words.history,
        { link: `${config.BASE_URL}${paths.ownRegistration}` },
        event.startsWith('HOLD_') ? words.notYou : words.wrong,
      ],
    }
  })
}
