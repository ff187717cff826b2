/** A submitted registration or renewal (specification, section 3: Application form). */
import * as z from 'zod/mini'
import { applicationTitles, noRegistrationNumberYet } from '../vocabulary.ts'
import { optionalDate, optionalLine, recordIdentity } from './fields.ts'

type Submission = {
  application_title: string
  registrationNo: string
  issueDate?: string | null
  expiryDate?: string | null
}

const renewalNeeds = (key: 'issueDate' | 'expiryDate', error: string) =>
  z.refine<Submission>((form) => form.application_title !== 'Renewal' || Boolean(form[key]), {
    path: [key],
    error,
  })

/**
 * What is submitted. A renewal names the registration it renews and its two dates; a new registration has none of
 * the three: a number is never the applicant's to choose.
 */
export const newApplicationForm = z
  .strictObject({
    applicants_id: z.optional(z.string()),
    contact_information_id: z.optional(z.string()),
    qualification_information_id: z.optional(z.string()),
    application_title: z.enum(applicationTitles, 'Choose Renewal or Registration'),
    registrationNo: z._default(optionalLine(30), noRegistrationNumberYet),
    issueDate: z.optional(z.nullable(optionalDate('Issue date'))),
    expiryDate: z.optional(z.nullable(optionalDate('Expiry date'))),
    declaration: z.optional(z.literal(true, 'Confirm the declaration')),
  })
  .check(
    z.refine<Submission>(
      (form) =>
        form.application_title !== 'Renewal' || !['', noRegistrationNumberYet].includes(form.registrationNo),
      { path: ['registrationNo'], error: 'Enter your registration number' },
    ),
    z.refine<Submission>(
      (form) =>
        form.application_title !== 'Registration' ||
        ['', noRegistrationNumberYet].includes(form.registrationNo),
      { path: ['registrationNo'], error: 'A new registration gets its number from the council' },
    ),
    renewalNeeds('issueDate', 'Enter the issue date'),
    renewalNeeds('expiryDate', 'Enter the expiry date'),
    z.refine<Submission>((form) => !form.issueDate || !form.expiryDate || form.expiryDate > form.issueDate, {
      path: ['expiryDate'],
      error: 'The expiry date must be after the issue date',
    }),
  )
export type NewApplicationForm = z.output<typeof newApplicationForm>

export const applicationFormRecord = z.object({
  ...recordIdentity,
  applicants_id: z.string(),
  contact_information_id: z.string(),
  qualification_information_id: z.string(),
  application_title: z.enum(applicationTitles),
  registrationNo: z.string(),
  issueDate: z.nullable(z.string()),
  expiryDate: z.nullable(z.string()),
  reference_no: z.string(),
  status: z.string(),
  fee_amount: z.number(),
  fee_schedule: z.string(),
  fee_is_sample: z.boolean(),
  submitted_at: z.string(),
})
export type ApplicationFormRecord = z.output<typeof applicationFormRecord>
