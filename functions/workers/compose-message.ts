/** Composes an e-mail of the outbox, by its kind, from what is stored when it is sent. */

import { accounts } from '#functions/accounts/data/account.ts'
import { emailLinks } from '#functions/accounts/data/email-link.ts'
import { formerApplications } from '#functions/accounts/data/person/former-application.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { resets, staffResets } from '#functions/accounts/data/sign-in/reset.ts'
import type { Account } from '#functions/accounts/data/stored-account.ts'
import { composeCheckLink } from '#functions/accounts/emails/check-link.ts'
import { composeClosingEmail } from '#functions/accounts/emails/closing-email.ts'
import {
  composeConfirmation,
  composeEmailChange,
  composeEmailUndone,
} from '#functions/accounts/emails/compose-address-email.ts'
import {
  composeAccountChanged,
  composePasskeysChanged,
  composePasswordReset,
  composeSessionsEnded,
} from '#functions/accounts/emails/compose-password-email.ts'
import { composeApplicationEmail } from '#functions/applications/emails/compose-application-email.ts'
import { cases } from '#functions/cases/data/case.ts'
import { logFiles } from '#functions/certificates/gateways/log-files.ts'
import { logState } from '#functions/certificates/use-cases/log-state.ts'
import { type BilingualDraft, compose, type Draft, type Message } from '#functions/platform/outbox/message.ts'
import {
  type AccountEmail,
  isCaseEmail,
  isCnicEmail,
  isOptionalEmail,
  isStaffEmail,
  isWatchEmail,
  type StoredEmail,
} from '#functions/platform/outbox/stored-email.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { books } from '#functions/register/data/book.ts'
import { bookParts } from '#functions/register/data/book-part.ts'
import { changeRequests } from '#functions/register/data/change-request.ts'
import { checks } from '#functions/register/data/check.ts'
import { claims } from '#functions/register/data/claim.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { terms } from '#functions/register/data/term.ts'
import { watchers } from '#functions/register/data/watcher.ts'
import { alsoInCharge } from '#functions/register/emails/also-in-charge.ts'

import { composeChangeRefused } from '#functions/register/emails/change-refused.ts'
import { composeCheckNotice } from '#functions/register/emails/check-notice.ts'
import { bookAddressTold, claimAnswered, numberClaimed } from '#functions/register/emails/claim-emails.ts'
import { composeRegistrationEmail } from '#functions/register/emails/compose-registration-email.ts'
import { composeReminderTrial } from '#functions/register/emails/reminder-examples.ts'
import { composeReminder } from '#functions/register/emails/renewal-reminder.ts'
import { composeWatchEmail } from '#functions/register/emails/watch-emails.ts'
import { councilSettings } from '#functions/staff/data/settings/council-settings.ts'
import { staff } from '#functions/staff/data/staff.ts'
import { composeCnicEmail } from '#functions/staff/emails/cnic-emails.ts'
import { composeStaffEmail } from '#functions/staff/emails/compose-staff-email.ts'
import { isUnreachableForGood } from '#shared/accounts/rules/unreachable-address.ts'
import { isolated } from '#shared/kit/languages.ts'
import { paths } from '#shared/paths.ts'
import type { CouncilSettings } from '#shared/staff/records/council-settings.ts'

export const composerNeeds = {
  accounts,
  bookParts,
  books,
  cases,
  changeRequests,
  checks,
  claims,
  councilSettings,
  emailLinks,
  formerApplications,
  logFiles,
  registrations,
  resets,
  staff,
  staffResets,
  terms,
  users,
  watchers,
}
type Services = Wired<typeof composerNeeds>

type Composer = (
  email: StoredEmail,
  account: Account,
  services: Services,
) => BilingualDraft | null | Promise<BilingualDraft | null>

const composers: Record<AccountEmail, Composer> = {
  welcome: composeConfirmation('welcome'),
  'confirm-email': composeConfirmation('confirm'),
  'email-change': composeEmailChange,
  'email-undone': composeEmailUndone,
  'password-reset': composePasswordReset,
  'account-changed': composeAccountChanged,
  'account-closed': composeClosingEmail,
  'sessions-ended': composeSessionsEnded,
  'passkey-added': composePasskeysChanged('passkey-added'),
  'passkey-removed': composePasskeysChanged('passkey-removed'),
  'number-claimed': numberClaimed,
  'book-address-told': bookAddressTold,
  'claim-answered': claimAnswered,
  'registration-changed': composeRegistrationEmail,
  'change-refused': composeChangeRefused,
  'also-in-charge': alsoInCharge,
  'renewal-reminder': composeReminder,
  'check-notice': composeCheckNotice,
}

const draftOf = async (
  kind: Exclude<StoredEmail['kind'], 'void'>,
  email: StoredEmail,
  council: CouncilSettings,
  services: Services,
): Promise<Draft | null> => {
  if (isStaffEmail(kind)) return composeStaffEmail(kind, email, services)
  if (isCaseEmail(kind)) return composeApplicationEmail(kind, email, council, services)
  if (isCnicEmail(kind)) return composeCnicEmail(kind, email, services)
  if (kind === 'check-link') return composeCheckLink(email, services)
  if (isWatchEmail(kind)) return composeWatchEmail(kind, email, services)
  if (kind === 'reminder-trial') return composeReminderTrial(email, services)
  const account = await services.accounts.read(email.user_id)
  if (!account || account.closed_at) return null
  if (isOptionalEmail(kind) && isUnreachableForGood(account.unreachable)) return null
  return composers[kind](email, account, services)
}

const tellOfRegister: readonly string[] = [
  'application-approved',
  'registration-changed',
  'watch-changes',
] satisfies StoredEmail['kind'][]

/** Each e-mail about an entry of the register keeps how far the public log had come, out of the council's reach. */
const withLogState = async (draft: Draft, services: Services): Promise<Draft> => {
  const state = await logState(services)
  if (!state) return draft
  const { size, root } = state
  const said = `For the record: the public log of the register has ${size} lines and the root ${root}. Whoever keeps this e-mail can show if anything of it is altered later:`
  const link = `${services.config.BASE_URL}${paths.registerLog}`
  const { paragraphs, urdu } = draft
  const shown = isolated(root, 'ur')
  const saidInUrdu = `ریکارڈ کے لیے: رجسٹر کے عوامی لاگ میں ${size} سطریں ہیں اور اس کی جڑ ${shown} ہے۔ جو یہ ای میل سنبھال کر رکھے، وہ بعد میں ثابت کر سکتا ہے کہ اس میں کچھ بدلا گیا:`
  return {
    ...draft,
    paragraphs: [...paragraphs, said, { link }],
    ...(urdu && { urdu: { ...urdu, paragraphs: [...urdu.paragraphs, saidInUrdu, { link }] } }),
  }
}

/** Null when nothing is to be sent. */
export const composeMessage = async (email: StoredEmail, services: Services): Promise<Message | null> => {
  const { kind } = email
  if (kind === 'void') return null
  const council = await services.councilSettings.read()
  const made = await draftOf(kind, email, council, services)
  const draft = made && tellOfRegister.includes(kind) ? await withLogState(made, services) : made
  // Whoever was entered at the counter has no address.
  if (!draft?.to) return null
  return compose(draft, council)
}
