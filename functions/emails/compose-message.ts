/** Composes an e-mail of the outbox, by its kind, from what is stored when it is sent. */
import {
  accounts,
  cases,
  changeRequests,
  claims,
  councilSettings,
  emailLinks,
  registrations,
  resets,
  staff,
  staffResets,
  users,
} from '#functions/services/service-factories.ts'
import type { Wired } from '#functions/services/services.ts'
import type { CouncilSettings } from '#shared/records/council-settings.ts'
import { councilClosing } from '#shared/rules/council-closing.ts'
import { isUnreachableForGood } from '#shared/rules/unreachable-address.ts'
import { composeApplicationEmail } from './application/compose-application-email.ts'
import { composeChangeRefused } from './change-refused.ts'
import { composeClaimEmail } from './claim-emails.ts'
import { composeClosingEmail } from './closing-email.ts'
import { composeAddressEmail } from './compose-address-email.ts'
import { composePasswordEmail } from './compose-password-email.ts'
import { composeRegistrationEmail } from './compose-registration-email.ts'
import { composeStaffEmail } from './compose-staff-email.ts'
import { compose, type Draft, type Message } from './message.ts'
import { composeReminder } from './renewal-reminder.ts'
import {
  isAddressEmail,
  isCaseEmail,
  isClaimEmail,
  isOptionalEmail,
  isStaffEmail,
  type StoredEmail,
} from './stored-email.ts'

export const composerNeeds = {
  accounts,
  cases,
  changeRequests,
  claims,
  councilSettings,
  emailLinks,
  registrations,
  resets,
  staff,
  staffResets,
  users,
}
type Services = Wired<typeof composerNeeds>

const draftOf = async (
  email: StoredEmail,
  council: CouncilSettings,
  services: Services,
): Promise<Draft | null> => {
  if (isStaffEmail(email.kind)) return composeStaffEmail(email, services)
  if (isCaseEmail(email.kind)) return composeApplicationEmail(email.kind, email, council, services)
  const account = await services.accounts.read(email.user_id)
  if (!account || account.closed_at) return null
  if (isOptionalEmail(email.kind) && isUnreachableForGood(account.unreachable)) return null
  if (email.kind === 'account-closed') return composeClosingEmail(account, services)
  if (isClaimEmail(email.kind)) return composeClaimEmail(email, account, services)
  if (email.kind === 'renewal-reminder') return composeReminder(email, account, services)
  if (email.kind === 'registration-changed') return composeRegistrationEmail(email, account, services)
  if (email.kind === 'change-refused') return composeChangeRefused(email, account, services)
  return isAddressEmail(email.kind)
    ? composeAddressEmail(email.kind, email, account, services)
    : composePasswordEmail(email, account, services)
}

/** Null when nothing is to be sent. */
export const composeMessage = async (email: StoredEmail, services: Services): Promise<Message | null> => {
  if (email.kind === 'void') return null
  const council = await services.councilSettings.read()
  const draft = await draftOf(email, council, services)
  return draft && compose(draft, councilClosing(council))
}
