import { users } from '#functions/accounts/data/person/user.ts'
import { route } from '#functions/platform/http/route.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import { compose } from '#functions/platform/outbox/message.ts'
import { emails } from '#functions/platform/outbox/outbox.ts'
import { expiries } from '#functions/register/data/expiry.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { reminders as reminderProgress } from '#functions/register/data/reminders.ts'
import { terms } from '#functions/register/data/term.ts'
import { exampleReminder } from '#functions/register/emails/reminder-examples.ts'
import { holdersCalendar } from '#functions/register/use-cases/holders-calendar.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { reminderEmails } from '#shared/register/records/calendar.ts'

const trialsOfADay = { scope: 'reminder-trial', most: 20, windowInSeconds: 24 * 60 * 60 }

export const list = route(
  'calendar.list',
  { expiries, registrations, users },
  async ({ query, today }, services) => ({ data: await holdersCalendar(query, today, services) }),
)

export const reminders = route(
  'calendar.reminders',
  { councilSettings, reminders: reminderProgress, terms },
  async ({ today, staff }, services) => {
    const [council, term, { days }] = await Promise.all([
      services.councilSettings.read(),
      services.terms.on(today),
      services.reminders.read(),
    ])
    const to = { to: staff.account.email, name: staff.account.name }
    const emails = reminderEmails.map((email) => {
      const draft = exampleReminder(email, to, today, term, services)
      const { subject, text } = compose(draft, council)
      return { email, subject, text }
    })
    return { data: { emails, days } }
  },
)

export const trial = route('calendar.trial', { emails, limits }, async (request, services) => {
  const { body, staff, now } = request
  await services.limits.count(trialsOfADay, staff.id, now)
  const email = { id: services.newId(), kind: 'reminder-trial' as const, user_id: staff.id }
  await services.emails.put({ ...email, reminder: body.email }, now)
  return { data: null, message: `Sent to ${staff.account.email}` }
})
