/** The e-mails that remind of the end of a registration, about an example: for the office, which reads and tries them. */

import { type BilingualDraft, greeting } from '#functions/platform/outbox/message.ts'
import type { StoredEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Needs } from '#functions/services.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import type { Language } from '#shared/kit/languages.ts'
import type { ReminderEmail } from '#shared/register/records/calendar.ts'
import { reminderDays } from '#shared/register/records/reminder.ts'
import type { Term } from '#shared/register/records/term.ts'
import { renewalWindow } from '#shared/register/rules/registration.ts'
import { reminderDraft } from './renewal-reminder.ts'

/** Of nobody: registers begin at 1. */
const example = { number: 'A-00000', reference: 'PC-EXAMPLE' }

/** The reminder that would be sent today to a holder whose registration ends in this many days. */
export const exampleReminder = (
  email: ReminderEmail,
  { to, name }: { to: string; name: string },
  today: string,
  term: Term,
  { config }: Needs<'config'>,
): BilingualDraft => {
  const isUnpaid = email === 'unpaid'
  const valid_until = addDays(today, -reminderDays[isUnpaid ? '30-days-before' : email])
  const entry = { number: example.number, valid_until, ...renewalWindow(valid_until, term) }
  const greet = (language: Language) => greeting(name, language)
  return reminderDraft(to, greet, entry, isUnpaid ? example.reference : null, today, config)
}

/** What a member of staff sends to their own address. */
export const composeReminderTrial = async (
  { reminder, user_id }: StoredEmail,
  services: Needs<'clock' | 'config' | 'staff' | 'terms'>,
): Promise<BilingualDraft | null> => {
  const account = (await services.staff.load(user_id))?.account
  if (!reminder || !account?.is_admin) return null
  const today = dayInKarachi(services.clock())
  const to = { to: account.email, name: account.name }
  const draft = exampleReminder(reminder, to, today, await services.terms.on(today), services)
  return { ...draft, subject: `Trial: ${draft.subject}` }
}
