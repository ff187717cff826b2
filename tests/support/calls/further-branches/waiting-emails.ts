/** An e-mail that the mail service does not allow at first, and one that nobody waits for. */
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import { reminderDays } from '#shared/register/records/reminder.ts'
import { aStoredRegistration } from '#tests/support/register/registrations.ts'
import type { Person } from './applicants.ts'
import type { RecordedPortal } from './recorded-portal.ts'

export const waitingEmails = async (
  { deliver, putBack, sweep, clock, stack }: RecordedPortal,
  { id: userId }: Person,
) => {
  const { services, localStack } = stack
  const id = services.newId()
  await services.emails.put({ id, kind: 'password-reset', user_id: userId }, clock.now())
  localStack.mailbox.fail('not-verified')
  await deliver(id)
  localStack.mailbox.heal()
  // The day of the sweep is the day after tomorrow.
  const valid_until = addDays(dayInKarachi(new Date()), 2 - reminderDays['60-days-before'])
  await aStoredRegistration(services, { holder: userId, valid_until })
  await sweep()
  await putBack()
}
