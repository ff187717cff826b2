/** The signed-in person with all onboarding records . */
import * as z from 'zod/mini'
import { applicantRecord } from '#shared/applications/records/applicant.ts'
import { applicationFormRecord } from '#shared/applications/records/application-form.ts'
import { contactInformationRecord } from '#shared/applications/records/contact-information.ts'
import { qualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { userApplicationRecord } from '#shared/applications/records/user-application.ts'
import { documentKey } from '#shared/documents/records/document.ts'
import { languages } from '#shared/kit/languages.ts'
import { shownRegistration } from '#shared/register/records/account-registration.ts'
import { accountGenders } from '#shared/vocabulary/people.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { unreachableAddress } from '../records/unreachable-address.ts'

export const currentUser = z.object({
  id: z.string(),
  name: z.string(),
  father_name: z.string(),
  cnic: z.string(),
  phone: z.string(),
  email: z.string(),
  /** Whether a link that was sent to the address was opened. */
  email_confirmed: z.boolean(),
  /** Set if e-mails to the address come back; otherwise null. */
  unreachable: z.nullable(unreachableAddress),
  /** As stated for the account, otherwise as in the personal information. */
  gender: z.nullable(z.enum(accountGenders)),
  /** The language chosen for the pages that are in both; null: none yet. */
  language: z.nullable(z.enum(languages)),
  /**
   * When this session began (ISO, UTC); from 15 minutes later a change of password or e-mail needs the current
   * password.
   */
  signed_in_at: z.string(),
  /** The member of staff who enters for the person at the counter. */
  entered_by: z.optional(z.string()),
  applicant: z.nullable(applicantRecord),
  contact_information: z.nullable(contactInformationRecord),
  qualification_information: z.array(qualificationInformationRecord),
  application_form: z.nullable(applicationFormRecord),
  user_application: z.nullable(userApplicationRecord),
  /** The entry of the register, with its standing today; null while there is none. */
  registration: z.nullable(shownRegistration),
  /** Whether they have claimed an entry of the register, and nothing has settled it yet. */
  claiming: z.boolean(),
  /** The registration number issued with a former application. */
  registration_number: z.nullable(z.string()),
  /** The keys of the documents held, of both sets. */
  held_documents: z.array(documentKey),
})
export type CurrentUser = z.output<typeof currentUser>

export const adminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  is_admin: z.boolean(),
  roles: z.array(z.enum(staffRoles)),
  codes: z.object({
    /** When one-time passwords were set up (ISO, UTC); null: not yet. */
    since: z.nullable(z.string()),
    recovery_codes_left: z.number(),
    /** How many passkeys there are, each of which takes the place of a code. */
    passkeys: z.number(),
    /** Nothing else may be done before they are set up. */
    missing: z.boolean(),
  }),
})
export type AdminUser = z.output<typeof adminUser>

const session = {
  token: z.string(),
  token_type: z.literal('Bearer'),
  /** Seconds until the session ends at the latest. */
  expires_in: z.number(),
  /** A marker of this browser, to be sent as `Device-Marker` when signing in again. */
  device: z.optional(z.string()),
}

export const signedIn = z.object({ ...session, user: currentUser })
export const staffSignedIn = z.object({ ...session, user: adminUser })
