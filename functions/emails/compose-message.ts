/** Composes an e-mail of the outbox, by its kind, from what is stored when it is sent. */
import type { Account } from '#functions/data/accounts/account.ts'
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
import { isUnreachableForGood } from '#shared/accounts/rules/unreachable-address.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'
import { councilClosing } from '#shared/staff/rules/council-closing.ts'
import { confirmEmail, welcomeEmail } from './address-emails.ts'
import { composeApplicationEmail } from './application/compose-application-email.ts'
import { composeChangeRefused } from './change-refused.ts'
import { claimAnswered, numberClaimed } from './claim-emails.ts'
import { composeClosingEmail } from './closing-email.ts'
import { composeConfirmation, composeEmailChange, composeEmailUndone } from './compose-address-email.ts'
import {
  composeAccountChanged,
  composePasskeysChanged,
  composePasswordReset,
  composeSessionsEnded,
} from './compose-password-email.ts'
import { composeRegistrationEmail } from './compose-registration-email.ts'
import { composeStaffEmail } from './compose-staff-email.ts'
import { compose, type Draft, type Message } from './message.ts'
import { composeReminder } from './renewal-reminder.ts'
import {
  type AccountEmail,
  isCaseEmail,
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

type Composer = (
  email: StoredEmail,
  account: Account,
  services: Services,
) => Draft | null | Promise<Draft | null>

const composers: Record<AccountEmail, Composer> = {
  welcome: composeConfirmation(welcomeEmail),
  'confirm-email': composeConfirmation(confirmEmail),
  'email-change': composeEmailChange,
  'email-undone': composeEmailUndone,
  'password-reset': composePasswordReset,
  'account-changed': composeAccountChanged,
  'account-closed': composeClosingEmail,
  'sessions-ended': composeSessionsEnded,
  'passkey-added': composePasskeysChanged('passkey-added'),
  'passkey-removed': composePasskeysChanged('passkey-removed'),
  'number-claimed': numberClaimed,
  'claim-answered': claimAnswered,
  'registration-changed': composeRegistrationEmail,
  'change-refused': composeChangeRefused,
  'renewal-reminder': composeReminder,
}

const draftOf = async (
  kind: Exclude<StoredEmail['kind'], 'void'>,
  email: StoredEmail,
  council: CouncilSettings,
  services: Services,
): Promise<Draft | null> => {
  if (isStaffEmail(kind)) return composeStaffEmail(kind, email, services)
  if (isCaseEmail(kind)) return composeApplicationEmail(kind, email, council, services)
  const account = await services.accounts.read(email.user_id)
  if (!account || account.closed_at) return null
  if (isOptionalEmail(kind) && isUnreachableForGood(account.unreachable)) return null
  return composers[kind](email, account, services)
}

/** Null when nothing is to be sent. */
export const composeMessage = async (email: StoredEmail, services: Services): Promise<Message | null> => {
  const { kind } = email
  if (kind === 'void') return null
  const council = await services.councilSettings.read()
  const draft = await draftOf(kind, email, council, services)
  return draft && compose(draft, councilClosing(council))
}
