/** The submitted application form of a user, as stored. */
import * as z from 'zod/mini'
import { applicationFormRecord, correction } from '#shared/applications/records/application-form.ts'

/** Stored once it happens. */
const nullUntilThen = z._default(z.nullable(z.string()), null)

export const storedForm = z.extend(applicationFormRecord, {
  corrections: z._default(z.array(correction), []),
  return_opened_at: nullUntilThen,
  return_recalled_at: nullUntilThen,
  decline_reason: nullUntilThen,
  registration_number: nullUntilThen,
  /** When its applicant began a new application. */
  followed_at: nullUntilThen,
  /** When its applicant was last reminded to pay it. */
  fee_reminded_at: nullUntilThen,
  /** The number under which its applicant was registered before. */
  held_number: z.nullable(z.string()),
  /** The council's day by which the fee was computed. */
  fee_fixed_on: z.string(),
  /** How many writes of its applicant have gone with this form: see form-lock.ts. */
  changes: z._default(z.number(), 0),
})
export type StoredForm = z.output<typeof storedForm>
