/** An e-mail that the mail service does not allow at first. */
import type { Person } from './applicants.ts'
import type { RecordedPortal } from './recorded-portal.ts'

export const waitingEmails = async (
  { deliver, sweep, clock, stack }: RecordedPortal,
  { id: userId }: Person,
) => {
  const { services, localStack } = stack
  const id = services.newId()
  await services.emails.put({ id, kind: 'password-reset', user_id: userId }, clock.now())
  localStack.mailbox.fail('not-verified')
  await deliver(id)
  localStack.mailbox.heal()
  await sweep()
}
