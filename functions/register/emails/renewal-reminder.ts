/** The e-mail that reminds a holder of the end of a registration. */
import type { Account } from '#functions/accounts/data/account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { datesAhead, standingOn } from '#shared/register/rules/registration.ts'

/** How the end is told on a day before, on and after it. */
const endWords = (
  { number, valid_until }: RegistrationRecord,
  today: string,
): [subject: string, told: string] => {
  const end = formatDate(valid_until)
  if (today < valid_until)
    return [`Renew your registration by ${end}`, `Your registration ${number} is valid until ${end}.`]
  return today === valid_until
    ? ['Your registration ends today', `Your registration ${number} is valid until today, ${end}.`]
    : [`Your registration ended on ${end}`, `Your registration ${number} ended on ${end}.`]
}

/** Nothing is sent if it was renewed, suspended, removed or linked to another account in the meantime. */
export const composeReminder = async (
  { number = '', valid_until }: StoredEmail,
  account: Account,
  { clock, config, registrations }: Needs<'clock' | 'config' | 'registrations'>,
): Promise<Draft | null> => {
  const registration = await registrations.read(number)
  const today = dayInKarachi(clock())
  if (!registration || registration.valid_until !== valid_until || registration.holder !== account.id)
    return null
  if (!['active', 'expired'].includes(standingOn(registration, today))) return null
  const [subject, told] = endWords(registration, today)
  const { renew_from } = registration
  return {
    to: account.email,
    subject,
    paragraphs: [
      greetingOf(account),
      told,
      today < renew_from
        ? `From ${formatDate(renew_from)} you can renew it in the portal. Check what the council has on file, see the fee, and hand in:`
        : 'Please renew it in the portal now. Check what the council has on file, see the fee, and hand in:',
      { link: `${config.BASE_URL}${paths.renewal}` },
      datesAhead(registration, today).join(' '),
    ],
  }
}
