/** The submitted application form of a user, as stored. */
import * as z from 'zod/mini'
import { applicationFormRecord, correction } from '#shared/records/application-form.ts'

const nullByDefault = z._default(z.nullable(z.string()), null)

/** Forms that were stored before staff worked in the portal have none of the members with a default. */
export const storedForm = z.extend(applicationFormRecord, {
  status_since: nullByDefault,
  corrections: z._default(z.array(correction), []),
  decline_reason: nullByDefault,
  registration_number: nullByDefault,
  voucher_number: nullByDefault,
  /** When its applicant began a new application. */
  followed_at: nullByDefault,
  /** The number under which its applicant was registered before. */
  held_number: nullByDefault,
})
export type StoredForm = z.output<typeof storedForm>
