/** The e-mail that tells a holder what has changed about their entry of the register. */
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { RegistrationEvent } from '#shared/register/records/registration.ts'
import { wordingSentences } from '#shared/register/rules/register-words.ts'

interface Text {
  subject: string
  said: (number: string, since: string) => string
}

const texts: Partial<Record<RegistrationEvent, Text>> = {
  SUSPENDED: {
    subject: 'Your registration is suspended',
    said: (number, since) =>
      `The council has suspended your registration ${number} from ${since}. While it is suspended you must not practise as a pharmacist.`,
  },
  REINSTATED: {
    subject: 'The suspension of your registration ends',
    said: (number, since) => `Your registration ${number} is no longer suspended from ${since}.`,
  },
  REMOVED: {
    subject: 'Your registration is removed from the register',
    said: (number, since) =>
      `The council has removed your registration ${number} from the register from ${since}. You must not practise under it.`,
  },
  RESTORED: {
    subject: 'Your registration is in the register again',
    said: (number, since) => `The council has restored your registration ${number} from ${since}.`,
  },
  UNLINKED: {
    subject: 'A registration was taken from your account',
    said: (number, since) =>
      `On ${since} the council took the registration ${number} from your account, because it was linked by mistake.`,
  },
  LETTER_ISSUED: {
    subject: 'Your letter of good standing is ready',
    said: (number, since) =>
      `On ${since} the council issued the letter of good standing of your registration ${number} that you asked for. You can open and print it in the portal.`,
  },
  CORRECTED: {
    subject: 'Your entry in the register was corrected',
    said: (number, since) => `The particulars of your registration ${number} were corrected on ${since}.`,
  },
}

/** Null where nothing is told. */
export const composeRegistrationEmail = (
  { registration }: StoredEmail,
  account: Account,
  { config }: Needs<'config'>,
): Draft | null => {
  const text = registration && texts[registration.event]
  if (!registration || !text) return null
  const { number, since, wording, certificate, account: followed } = registration
  return {
    to: account.email,
    subject: text.subject,
    paragraphs: [
      greetingOf(account),
      text.said(number, formatDate(since)),
      ...(wording ? [`The public register says: ${wordingSentences[wording]}`] : []),
      ...(followed ? ['Your account in the portal, and what you print from now on, say the same.'] : []),
      ...(certificate
        ? ['Your certificate on paper says what the register said before. Ask the office for a new one.']
        : []),
      registration.event === 'UNLINKED'
        ? 'You can claim a registration again:'
        : 'You can read the history of your registration in the portal:',
      { link: `${config.BASE_URL}${paths.ownRegistration}` },
      'If you believe that this is wrong, please ask the council.',
    ],
  }
}
