/** The e-mail that reminds a holder of the end of a registration. */

import type { User } from '#functions/accounts/data/person/user.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { greetingOf } from '#functions/accounts/emails/greeting-of.ts'
import { type BilingualDraft, bilingual } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { isUnpaidRenewal } from '#shared/applications/rules/unpaid-renewal.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { isolated, type Language } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import type { RegistrationRecord } from '#shared/register/records/registration.ts'
import { datesAhead, standingOn } from '#shared/register/rules/registration.ts'
import { reminderWords } from './reminder-words.ts'

/** The dates that a reminder tells. */
type RemindedEntry = Pick<
  RegistrationRecord,
  'number' | 'valid_until' | 'renew_from' | 'grace_until' | 'lapses_on'
>

/** @param unpaid the reference of a renewal that was handed in and not paid; null where there is none */
export const reminderDraft = (
  to: string,
  greet: (language: Language) => string,
  entry: RemindedEntry,
  unpaid: string | null,
  today: string,
  { BASE_URL }: Needs<'config'>['config'],
): BilingualDraft =>
  bilingual(to, (language) => {
    const { before, lastDay, after, dates, ...words } = reminderWords[language]
    const { number, valid_until, renew_from } = entry
    const end = isolated(formatDate(valid_until), language)
    const day = today < valid_until ? before : today === valid_until ? lastDay : after
    const toRenew = today < renew_from ? words.later(isolated(formatDate(renew_from), language)) : words.now
    const path = unpaid ? paths.registrationRenewal : paths.renewal
    return {
      subject: day.subject(end),
      paragraphs: [
        greet(language),
        day.told(isolated(number, language), end),
        unpaid ? words.unpaid(isolated(unpaid, language)) : toRenew,
        { link: `${BASE_URL}${path}` },
        datesAhead(entry, today, dates).join(' '),
      ],
    }
  })

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
): Promise<BilingualDraft | null> => {
  const registration = await registrations.read(number)
  const today = dayInKarachi(clock())
  if (!registration || registration.valid_until !== valid_until || registration.holder !== account.id)
    return null
  if (!['active', 'expired'].includes(standingOn(registration, today))) return null
  const unpaid = unpaidRenewalOf(await users.load(account.id))
  const greet = (language: Language) => greetingOf(account, language)
  return reminderDraft(account.email, greet, registration, unpaid, today, config)
}
