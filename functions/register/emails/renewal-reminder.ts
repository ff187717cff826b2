/** The e-mail that reminds a holder of the end of a registration. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import type { Draft } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { isUnpaidRenewal } from '#shared/applications/rules/unpaid-renewal.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { datesAhead, standingOn } from '#shared/register/rules/registration.ts'

/** The dates that a reminder tells. */
type RemindedEntry = Pick<
  RegistrationRecord,
  'number' | 'valid_until' | 'renew_from' | 'grace_until' | 'lapses_on'
>

/** How the end is told on a day before, on and after it. */
const endWords = ({ number, valid_until }: RemindedEntry, today: string): [subject: string, told: string] => {
  const end = formatDate(valid_until)
  if (today < valid_until)
    return [`Renew your registration by ${end}`, `Your registration ${number} is valid until ${end}.`]
  return today === valid_until
    ? ['Your registration ends today', `Your registration ${number} is valid until today, ${end}.`]
    : [`Your registration ended on ${end}`, `Your registration ${number} ended on ${end}.`]
}

/** What to do next, and where. */
const nextStep = (unpaid: string | null, { renew_from }: RemindedEntry, today: string) => {
  if (unpaid)
    return {
      words: `Your renewal ${unpaid} is handed in, and not paid yet as far as the council knows. Pay the fee and add the deposit slip in the portal, so that it can be decided:`,
      path: paths.registrationRenewal,
    }
  const words =
    today < renew_from
      ? `From ${formatDate(renew_from)} you can renew it in the portal. Check what the council has on file, see the fee, and hand in:`
      : 'Please renew it in the portal now. Check what the council has on file, see the fee, and hand in:'
  return { words, path: paths.renewal }
}

/** @param unpaid the reference of a renewal that was handed in and not paid; null where there is none */
export const reminderDraft = (
  to: string,
  greeting: string,
  entry: RemindedEntry,
  unpaid: string | null,
  today: string,
  { BASE_URL }: Needs<'config'>['config'],
): Draft => {
  const [subject, told] = endWords(entry, today)
  const { words, path } = nextStep(unpaid, entry, today)
  return {
    to,
    subject,
    paragraphs: [greeting, told, words, { link: `${BASE_URL}${path}` }, datesAhead(entry, today).join(' ')],
  }
}

const unpaidRenewalOf = (user: User | null): string | null => {
  const application = user?.application_form ?? null
  const documents = user?.documents.map(({ name }) => name) ?? []
  return application && isUnpaidRenewal({ application, documents }) ? application.reference_no : null
}

/** Nothing is sent if it was renewed, suspended, removed or linked to another account in the meantime. */
export const composeReminder = async (
  { number = '', valid_until }: StoredEmail,
  account: Account,
  { clock, config, registrations, users }: Needs<'clock' | 'config' | 'registrations' | 'users'>,
): Promise<Draft | null> => {
  const registration = await registrations.read(number)
  const today = dayInKarachi(clock())
  if (!registration || registration.valid_until !== valid_until || registration.holder !== account.id)
    return null
  if (!['active', 'expired'].includes(standingOn(registration, today))) return null
  const unpaid = unpaidRenewalOf(await users.load(account.id))
  return reminderDraft(account.email, greetingOf(account), registration, unpaid, today, config)
}
