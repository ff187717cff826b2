/** The e-mail that tells a holder why a change of the register was refused. What was asked for is not repeated in it. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { askedLabels } from '#shared/cases/rules/registration-corrections.ts'
import { paths } from '#shared/paths.ts'
import { refusalLabels } from '#shared/register/rules/change-requests.ts'

/** Null where the request is not there any more, or was not refused. */
export const composeChangeRefused = async (
  { reference_no = '', change = '' }: StoredEmail,
  account: Account,
  { changeRequests, config }: Needs<'changeRequests' | 'config'>,
): Promise<Draft | null> => {
  const request = await changeRequests.read(reference_no, change)
  if (request?.state !== 'refused' || !request.reason) return null
  const isLetter = request.particular === 'letter'
  return {
    to: account.email,
    subject: isLetter
      ? 'Your letter of good standing was refused'
      : 'The change that you asked for was refused',
    paragraphs: [
      greetingOf(account),
      isLetter
        ? `You asked the council for a letter of good standing of your registration ${request.number}.`
        : `You asked the council to change your registration ${request.number}: ${askedLabels[request.particular]}. The register stays as it is.`,
      `Why: ${refusalLabels[request.reason]}.`,
      ...(isEmailConfirmed(account) ? [`The registrar writes: ${request.answer}`] : []),
      isLetter ? 'You can ask again:' : 'You can ask again, with another document:',
      { link: `${config.BASE_URL}${paths.ownRegistration}` },
    ],
  }
}
