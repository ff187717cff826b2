/** Everything the printed sheets show. */
import * as z from 'zod/mini'
import { type FieldTable, fieldsOf } from '#shared/kit/field.ts'
import { applicationStatuses, feeStatuses } from '#shared/vocabulary/statuses.ts'
import { applicantFields } from '../field-tables/applicant.ts'
import { contactInformationFields } from '../field-tables/contact-information.ts'
import { qualificationInformationFields } from '../field-tables/qualification-information.ts'
import type { PrintedKey } from '../field-tables/reading.ts'
import { snapshotMark } from './application-form.ts'

/** The printed fields of a record, as text. */
const printedText = <T extends FieldTable>(table: T) =>
  Object.fromEntries(
    fieldsOf(table)
      .filter(([, { printed }]) => printed)
      .map(([key]) => [key, z.string()]),
  ) as Record<PrintedKey<T>, z.ZodMiniString>

export const printOut = z.object({
  applicant: z.object({
    id: z.string(),
    refNumber: z.string(),
    ...printedText(applicantFields),
    photo: z.nullable(z.string()),
  }),
  application_form: z.object({
    id: z.string(),
    registrationNo: z.string(),
    application_title: z.enum(['Renewal', 'Registration']),
    status: z.enum(applicationStatuses),
    fee_status: z.enum(feeStatuses),
    issueDate: z.nullable(z.string()),
    expiryDate: z.nullable(z.string()),
    fee_schedule: z.string(),
    fee_is_sample: z.boolean(),
    voucher_number: z.string(),
    /** The version that is printed. */
    snapshot: snapshotMark,
  }),
  contact_information: z.object({ id: z.string(), ...printedText(contactInformationFields) }),
  qualification_information: z.array(
    z.object({
      id: z.string(),
      ...printedText(qualificationInformationFields),
      qualification_level: z.string(),
    }),
  ),
  qualification_information_pharm_d: z.object({
    /** What is still to be paid. */
    fee_amount: z.number(),
    /** The part that the council has received: the vouchers are second ones then. */
    paid: z.optional(z.number()),
  }),
  email: z.string(),
  /** The council's day (Asia/Karachi) on which this was asked for, `YYYY-MM-DD`. */
  today: z.string(),
})
export type PrintOut = z.output<typeof printOut>
