/** An e-mail in the outbox. */
import * as z from 'zod/mini'
import { reminderEmails } from '#shared/register/records/calendar.ts'
import { registrationEvents } from '#shared/register/records/registration.ts'
import { publicWordings } from '#shared/register/records/standing.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { delivery } from './delivery.ts'

/** E-mails that tell an applicant of a step of their application. */
const caseEmails = [
  'application-submitted',
  'fee-received',
  'papers-received',
  'application-returned',
  'return-recalled',
  'application-resubmitted',
  'typing-error-corrected',
  'application-approved',
  'certificate-ready',
  'certificate-collected',
  'application-declined',
  'application-withdrawn',
  'renewal-unpaid',
  'application-ended-unpaid',
  'application-reopened',
  'step-reversed',
  'fee-refunded',
  'fee-short',
  'instrument-returned',
] as const
export type CaseEmail = (typeof caseEmails)[number]
export const isCaseEmail = (kind: string): kind is CaseEmail =>
  (caseEmails as readonly string[]).includes(kind)

/** E-mails to applicants and holders of registrations about anything else, in English and in Urdu: see compose-message.ts. */
const accountEmails = [
  'welcome',
  'confirm-email',
  'email-change',
  'email-undone',
  'password-reset',
  'account-changed',
  'account-closed',
  'sessions-ended',
  'passkey-added',
  'passkey-removed',
  'number-claimed',
  'book-address-told',
  'claim-answered',
  'registration-changed',
  'change-refused',
  'also-in-charge',
  'renewal-reminder',
  'check-notice',
] as const
export type AccountEmail = (typeof accountEmails)[number]

/** Whether it goes to an address of the applicant, who finds it in the copy of their data. One in a book may be a stranger's. */
export const isOfApplicant = (kind: string): boolean =>
  isCaseEmail(kind) || (kind !== 'book-address-told' && (accountEmails as readonly string[]).includes(kind))

/** E-mails about a CNIC that another account had, to an address that may be of no account. */
const cnicEmails = ['cnic-freed', 'cnic-refused', 'cnic-account-closed'] as const
export type CnicEmail = (typeof cnicEmails)[number]
export const isCnicEmail = (kind: string): kind is CnicEmail =>
  (cnicEmails as readonly string[]).includes(kind)

/** E-mails to organisations that ask by name, which have no account. */
const checkerEmails = ['check-link'] as const

/** E-mails to members of staff: see compose-staff-email.ts. */
const staffEmails = ['staff-link', 'staff-rights-changed', 'staff-security', 'administrators-told'] as const
export type StaffEmail = (typeof staffEmails)[number]
export const isStaffEmail = (kind: string): kind is StaffEmail =>
  (staffEmails as readonly string[]).includes(kind)

/** E-mails to holders that a member of staff sends to their own address to see them: see reminder-examples.ts. */
const trialEmails = ['reminder-trial'] as const

/** The change in how a member of staff signs in. */
const securityChanges = [
  'password-changed',
  'password-set',
  'codes-set-up',
  'codes-replaced',
  'codes-removed',
  'recovery-codes-renewed',
  'recovery-code-used',
  'passkey-added',
  'passkey-removed',
] as const
export type SecurityChange = (typeof securityChanges)[number]

/** E-mails that nothing depends on: they are not sent to an address that cannot be reached. */
const optionalEmails: readonly string[] = ['renewal-reminder', 'check-notice'] satisfies AccountEmail[]
export const isOptionalEmail = (kind: string): boolean => optionalEmails.includes(kind)

/** E-mails to organisations that watch numbers of the register: see watch-emails.ts. */
const watchEmails = ['watch-decided', 'watch-changes'] as const
export type WatchEmail = (typeof watchEmails)[number]
export const isWatchEmail = (kind: string): kind is WatchEmail =>
  (watchEmails as readonly string[]).includes(kind)

const roles = z.array(z.enum(staffRoles))

export const storedEmail = z.object({
  id: z.string(),
  /** `void` is written for unknown addresses, so that both cases take the same time; nothing is sent. */
  kind: z.enum([
    ...caseEmails,
    ...accountEmails,
    ...staffEmails,
    ...trialEmails,
    ...cnicEmails,
    ...checkerEmails,
    ...watchEmails,
    'void',
  ]),
  /** The id of an applicant, or for some kinds of a member of staff or of an organisation. */
  user_id: z.string(),
  /** The address, when it is not the account's present one. */
  to: z.optional(z.string()),
  /** The change of address or password, the claim, the request or the check that it is about. */
  change: z.optional(z.string()),
  /** The changes that an organisation is told of: those after one of its numbers, up to another. */
  changes: z.optional(z.object({ after: z.number(), last: z.number() })),
  /** When the reported change was made, by which the worker sees whether it is still true. */
  at: z.string(),
  /** The status of the application after the step that it is about. */
  status: z.optional(z.enum(applicationStatuses)),
  /** The reference of the application, or the number of the entry, that it is about. */
  reference_no: z.optional(z.string()),
  /** The roles that were changed, and the name of the administrator. */
  rights: z.optional(z.object({ before: roles, after: roles, by: z.string() })),
  /** What takes two administrators, and whether it still waits; nobody confirms for the only one. */
  proposal: z.optional(
    z.object({
      title: z.string(),
      by: z.string(),
      confirmed_by: z.optional(z.string()),
      proposed: z.boolean(),
    }),
  ),
  /** The registration that ends, and the end that it is about. */
  number: z.optional(z.string()),
  valid_until: z.optional(z.string()),
  /** Which of the reminders is tried. */
  reminder: z.optional(z.enum(reminderEmails)),
  /** The change of the holder's entry of the register. */
  registration: z.optional(
    z.object({
      number: z.string(),
      event: z.enum(registrationEvents),
      since: z.string(),
      wording: z.optional(z.enum(publicWordings)),
      /** The certificate on paper says what the register said before. */
      certificate: z.optional(z.boolean()),
      /** The account has followed the correction. */
      account: z.optional(z.boolean()),
    }),
  ),
  security: z.optional(z.enum(securityChanges)),
  /** How often it was or may have been sent, the present try included. */
  tries: z.optional(z.number()),
  /** How often the e-mail itself has failed, and since when it has been waiting for the mail service to allow it. */
  failures: z.optional(z.number()),
  waiting_since: z.optional(z.string()),
  sent_at: z.optional(z.string()),
  /** The mail service's reports about it; none for an e-mail that arrived. */
  delivery: z.optional(delivery),
})
export type StoredEmail = z.output<typeof storedEmail>

/** Without `at` it reports a change of this moment. */
export type NewEmail = Omit<StoredEmail, 'at' | 'sent_at' | 'delivery'> & Partial<Pick<StoredEmail, 'at'>>
