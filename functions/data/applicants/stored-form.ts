/** The submitted application form of a user, as stored. */
import * as z from 'zod/mini'
import { presentFormItem } from '#functions/data/cases/earlier-shapes.ts'
import type { Item } from '#functions/data/table/table.ts'
import { applicationFormRecord, correction } from '#shared/records/application-form.ts'

const nullByDefault = z._default(z.nullable(z.string()), null)

/** Forms that were stored before staff worked in the portal have none of the members with a default. */
const presentForm = z.extend(applicationFormRecord, {
  status_since: nullByDefault,
  corrections: z._default(z.array(correction), []),
  return_opened_at: nullByDefault,
  return_recalled_at: nullByDefault,
  decline_reason: nullByDefault,
  registration_number: nullByDefault,
  voucher_number: nullByDefault,
  /** When its applicant began a new application. */
  followed_at: nullByDefault,
  /** The number under which its applicant was registered before. */
  held_number: nullByDefault,
  /** The council's day by which the fee was computed; null on older forms. */
  fee_fixed_on: nullByDefault,
  /** How many writes of its applicant have gone with this form: see form-lock.ts. */
  changes: z._default(z.number(), 0),
})

/** Reads forms of every shape that was ever stored. */
export const storedForm = z.pipe(
  z.transform((item: Item) => presentFormItem(item)),
  presentForm,
)
export type StoredForm = z.output<typeof storedForm>
