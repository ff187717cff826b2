/** A submitted registration or renewal. */
import * as z from 'zod/mini'
import { optionalDate } from '#shared/kit/fields/dates-and-numbers.ts'
import { betweenFields, recordIdentity } from '#shared/kit/fields/shapes.ts'
import { optionalLine } from '#shared/kit/fields/text.ts'
import {
  applicationTitles,
  type CorrectionReason,
  correctionReasons,
  isRegistrationNumber,
  noRegistrationNumberYet,
} from '#shared/vocabulary/applications.ts'
import {
  applicationStatuses,
  feeStatuses,
  milestoneNames,
  reversibleSteps,
} from '#shared/vocabulary/statuses.ts'
import { coveredPartNames, declarationVersions } from '../rules/declaration.ts'

/** "Apply Now" where nothing is typed; a number that was typed behind it counts. */
const withoutDefault = (text: string): string =>
  text.replace(new RegExp(`^${noRegistrationNumberYet}`, 'i'), '').trim() || noRegistrationNumberYet

const registrationNumber = optionalLine(30).check(z.overwrite(withoutDefault))

type Submission = {
  application_title: string
  registrationNo: string
  issueDate?: string | null
  expiryDate?: string | null
}

/** The rules between the parts of a form; rules/renewal.ts has further rules of the web form for renewals. */
const rules = [
  betweenFields<Submission>(
    ({ application_title, registrationNo = '' }) =>
      application_title !== 'Registration' || !isRegistrationNumber(registrationNo),
    'registrationNo',
    'A new registration gets its number from the council',
  ),
  betweenFields<Submission>(
    ({ issueDate, expiryDate }) =>
      typeof issueDate !== 'string' ||
      typeof expiryDate !== 'string' ||
      !issueDate ||
      !expiryDate ||
      expiryDate > issueDate,
    'expiryDate',
    'The expiry date must be after the issue date',
  ),
]

/** Of one part: more than the names of all documents. */
const longestRead = 600

/**
 * The submission. A renewal may state the registration number and its two dates; a new registration has none of the
 * three, because an applicant never chooses a number.
 */
export const newApplicationForm = z
  .strictObject({
    applicants_id: z.optional(z.string()),
    contact_information_id: z.optional(z.string()),
    qualification_information_id: z.optional(z.string()),
    application_title: z.enum(applicationTitles, 'Choose Renewal or Registration'),
    registrationNo: z._default(registrationNumber, noRegistrationNumberYet),
    issueDate: z.optional(z.nullable(optionalDate('Issue date'))),
    expiryDate: z.optional(z.nullable(optionalDate('Expiry date'))),
    /** The version of the declaration that was shown (rules/declaration.ts); the present one where it is left out. */
    declaration: z.optional(z.enum(declarationVersions, 'The declaration has no such version')),
    /** The versions of the records that were read before (`versionsRead`); what has changed since is told instead of submitted. */
    read: z.optional(z.record(z.enum(coveredPartNames), z.string().check(z.maxLength(longestRead)))),
  })
  .check(...rules)
export type NewApplicationForm = z.output<typeof newApplicationForm>

/** A version of the application: its number, and the SHA-256 of all that it says (rules/snapshot.ts). */
export const snapshotMark = z.object({ number: z.number(), at: z.string(), digest: z.string() })
export type SnapshotMark = z.output<typeof snapshotMark>

/** The corrections of a returned form. */
export const applicationFormChanges = z.strictObject({
  application_title: z.optional(z.enum(applicationTitles, 'Choose Renewal or Registration')),
  registrationNo: z.optional(registrationNumber),
  issueDate: z.optional(z.nullable(optionalDate('Issue date'))),
  expiryDate: z.optional(z.nullable(optionalDate('Expiry date'))),
})
export type ApplicationFormChanges = z.output<typeof applicationFormChanges>

/** One item to be corrected before the review continues. */
export const correction = z.object({
  /** The name of the item: see rules/correctable.ts. */
  item: z.string(),
  reason: z.enum(Object.keys(correctionReasons) as CorrectionReason[], 'Choose a reason'),
  /** The reviewer's note; may be empty. */
  words: z.string(),
  /** The value when the application was returned; for a file its id, which changes with the file. */
  before: z.string(),
})

/** A typing error that the council has corrected itself. */
const officeCorrection = z.object({ item: z.string(), before: z.string(), after: z.string(), at: z.string() })

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
  status: z.enum(applicationStatuses),
  fee_status: z.enum(feeStatuses),
  /** Since when it has this status. */
  status_since: z.string(),
  /** The items that the council wants corrected. */
  corrections: z.array(correction),
  /** The council's own corrections, oldest first. */
  office_corrections: z._default(z.array(officeCorrection), []),
  /** When its applicant first saw what is to be corrected; from then on staff cannot take the return back. */
  return_opened_at: z.nullable(z.string()),
  /** When the council took its request for corrections back; empty when it makes another one. */
  return_recalled_at: z.nullable(z.string()),
  /** Why it was declined. */
  decline_reason: z.nullable(z.string()),
  /** Issued by the council at approval. */
  registration_number: z.nullable(z.string()),
  /** When its applicant began a new application after this one. */
  followed_at: z.nullable(z.string()),
  fee_amount: z.number(),
  fee_schedule: z.string(),
  fee_is_sample: z.boolean(),
  /** Ten digits, see rules/voucher-number.ts. */
  voucher_number: z.string(),
  submitted_at: z.string(),
  /** The last day to pay a renewal, after which it ends by itself (rules/unpaid-renewal.ts); null: it does not. */
  pay_by: z._default(z.nullable(z.string()), null),
  /** The version of the declaration that its applicant has read (rules/declaration.ts). */
  declared: z.string(),
  /** When each step was reached. */
  milestones: z.partialRecord(z.enum(milestoneNames), z.string()),
  /** The last step that the council took back; it is shown until the step is reached again. */
  reversal: z._default(z.nullable(z.object({ step: z.enum(reversibleSteps), at: z.string() })), null),
  /** The part of the fee that the council has received, and the number of the voucher over the rest. */
  shortfall: z._default(
    z.nullable(z.object({ voucher_number: z.string(), paid: z.number(), at: z.string() })),
    null,
  ),
  /** The refund of its fee, and when the council took that back. */
  refund: z._default(
    z.nullable(
      z.object({
        ...{ at: z.string(), amount: z.number(), challan_no: z.string() },
        ...{ payee: z.string(), account: z.string(), taken_back_at: z.nullable(z.string()) },
      }),
    ),
    null,
  ),
  /** When its applicant printed it last; null: never. */
  printed_at: z._default(z.nullable(z.string()), null),
  /** The last version of the application. */
  snapshot: snapshotMark,
})
export type ApplicationFormRecord = z.output<typeof applicationFormRecord>
