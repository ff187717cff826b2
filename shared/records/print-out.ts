/** Everything the printed sheets show. */
import * as z from 'zod/mini'

export const printOut = z.object({
  applicant: z.object({
    id: z.string(),
    name: z.string(),
    father_name: z.string(),
    date_of_birth: z.string(),
    domicile: z.string(),
    country_of_birth: z.string(),
    refNumber: z.string(),
    telephoneRes: z.string(),
    telephoneOffice: z.string(),
    mobile: z.string(),
    photo: z.nullable(z.string()),
  }),
  application_form: z.object({
    id: z.string(),
    registrationNo: z.string(),
    application_title: z.enum(['Renewal', 'Registration']),
    issueDate: z.nullable(z.string()),
    expiryDate: z.nullable(z.string()),
    fee_schedule: z.string(),
    fee_is_sample: z.boolean(),
    voucher_number: z.nullable(z.string()),
  }),
  contact_information: z.object({
    id: z.string(),
    permanent: z.string(),
    residential: z.string(),
    professional: z.string(),
    city: z.string(),
  }),
  qualification_information: z.array(
    z.object({
      id: z.string(),
      board_university: z.string(),
      name_of_institute: z.string(),
      year_of_passing: z.string(),
      qualification_level: z.string(),
    }),
  ),
  qualification_information_pharm_d: z.object({ fee_amount: z.number() }),
  email: z.string(),
  /** The council's day (Asia/Karachi) on which this was asked for, `YYYY-MM-DD`. */
  today: z.string(),
})
export type PrintOut = z.output<typeof printOut>
