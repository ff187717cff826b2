/** A case: what staff see of an application. */
import * as z from 'zod/mini'
import { unreachableAddress } from '#shared/accounts/records/unreachable-address.ts'
import { applicantRecord } from '#shared/applications/records/applicant.ts'
import { applicationFormRecord, correction } from '#shared/applications/records/application-form.ts'
import { contactInformationRecord } from '#shared/applications/records/contact-information.ts'
import { qualificationInformationRecord } from '#shared/applications/records/qualification-information.ts'
import { difference } from '#shared/applications/records/snapshot.ts'
import { userApplicationRecord } from '#shared/applications/records/user-application.ts'
import { caseActions } from '#shared/applications/rules/application-lifecycle.ts'
import { plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { documentFile, documentKey } from '#shared/documents/records/document.ts'
import { challanNumber, date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, lines, optionalLine, optionalLines } from '#shared/kit/fields/text.ts'
import { shownRegistration } from '#shared/register/records/account-registration.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { applicationStatuses, feeStatuses } from '#shared/vocabulary/statuses.ts'
import { mostCopies } from '../rules/received-papers.ts'
import { assignment, reviewRecord } from './review.ts'

/** A line of the queue. The CNIC is masked. */
export const caseRow = z.object({
  /** The applicant's. */
  id: z.string(),
  reference_no: z.string(),
  name: z.string(),
  cnic: z.string(),
  application_title: z.enum(applicationTitles),
  status: z.enum(applicationStatuses),
  submitted_at: z.string(),
  status_since: z.string(),
  fee_status: z.enum(feeStatuses),
  assignee: z.nullable(assignment),
  /** Where the applicant lives. */
  city: z.string(),
  /** Whether reception has received all of the checklist. */
  papers: z.enum(['missing', 'complete']),
  /** How many automatic checks are not ok. */
  open_warnings: z.number(),
})
export type CaseRow = z.output<typeof caseRow>

export const casePage = z.object({ rows: z.array(caseRow), next: z.nullable(z.string()) })

/** A row that a search found; the father's name where it was found by that. */
const foundCase = z.extend(caseRow, { father_name: z.nullable(z.string()) })
/** `more`: there are more than the rows. */
export const foundCases = z.object({ rows: z.array(foundCase), more: z.boolean() })
export const caseCounts = z.record(z.enum(applicationStatuses), z.number())

/** `median` in days; null while there are too few cases to say. */
export const stepDays = z.object({
  status: z.enum(applicationStatuses),
  cases: z.number(),
  median: z.nullable(z.number()),
})
export const caseDays = z.object({ steps: z.array(stepDays) })
export type CaseDays = z.output<typeof caseDays>

/** The result of one automatic check of a case. A check that is not ok is shown in amber; it never blocks a decision. */
const caseCheck = z.object({
  ok: z.boolean(),
  words: z.string(),
  /** Other cases with references in the text. */
  cases: z.optional(z.array(z.object({ id: z.string(), reference_no: z.string() }))),
})
export type CaseCheck = z.output<typeof caseCheck>

export const caseRecord = z.object({
  id: z.string(),
  version: z.number(),
  account: z.object({
    name: z.string(),
    father_name: z.string(),
    cnic: z.string(),
    phone: z.string(),
    email: z.string(),
    email_confirmed: z.boolean(),
    /** Set if e-mails to the address come back; otherwise null. */
    unreachable: z.nullable(unreachableAddress),
  }),
  applicant: applicantRecord,
  contact_information: contactInformationRecord,
  qualification_information: z.array(qualificationInformationRecord),
  user_application: z.nullable(userApplicationRecord),
  application_form: applicationFormRecord,
  documents: z.array(
    z.extend(documentFile, {
      name: documentKey,
      /** The file that was returned, while it is kept. */
      former: z.nullable(documentFile),
    }),
  ),
  /** The files of previous applications that are not among the documents any more. */
  former_documents: z.array(
    z.extend(documentFile, {
      name: documentKey,
      /** The reference of the application that they belong to. */
      application: z.string(),
    }),
  ),
  /** What paid for each former application, where that can be refunded, and its refund. */
  former_fees: z.array(
    z.object({
      reference_no: z.string(),
      payments: z.array(z.object({ challan_no: z.string(), amount: z.number() })),
      refund: applicationFormRecord.shape.refund,
    }),
  ),
  review: reviewRecord,
  /** The applicant's entry of the register; null while they have none. */
  registration: z.nullable(shownRegistration),
  /** What of an open renewal is looked at once more: not as in the application that was approved last. Null where there is none. */
  since_approval: z.nullable(z.object({ reference_no: z.string(), items: z.array(z.string()) })),
  checks: z.array(caseCheck),
  /** What its applicant has changed in their records since the last version, on which the case rests. */
  changed_since: z.object({
    differences: z.array(difference),
    /** Of the records as they are now. */
    digest: z.string(),
    /** Why nothing of it can be taken over now; otherwise null. */
    against: z.nullable(z.string()),
  }),
  /** The actions that the caller may take now. */
  actions: z.array(z.string()),
  /** Actions that the caller might expect but may not take. */
  withheld: z.array(z.object({ action: z.string(), reason: z.string() })),
  /** All obstacles to an approval by the caller; empty if the case can be approved. */
  obstacles: z.array(z.string()),
  /** Why the caller may only read it: it is their own application. Null for everybody else. */
  own: z.nullable(z.string()),
  /** Why the caller does nothing but what reception does: they have entered or confirmed it at the counter. Null for everybody else. */
  entered: z.nullable(z.string()),
})
export type CaseRecord = z.output<typeof caseRecord>

/** The result for each case when many are assigned, in the order in which they were sent. */
export const assignmentResults = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      outcome: z.enum(['assigned', 'unchanged', 'refused']),
      assignee: z.nullable(assignment),
      /** Why it was refused. */
      message: z.nullable(z.string()),
    }),
  ),
})
export type AssignmentResult = z.output<typeof assignmentResults>['results'][number]

const caseEvent = z.object({
  event: z.string(),
  at: z.string(),
  by: z.nullable(z.extend(clerk, { kind: z.string() })),
  details: z.nullable(z.record(z.string(), z.string())),
})
export const caseHistory = z.object({ events: z.array(caseEvent), next: z.nullable(z.string()) })

/** A payment as the deposit slip or the bank's statement shows it. */
const newPayment = z.strictObject({
  /** Left out, or empty, where the slip has none. */
  voucher_number: z.optional(optionalLine(30).check(z.overwrite(plainVoucherNumber))),
  challan_no: challanNumber,
  amount: z.int('Enter the amount in rupees'),
  paid_on: date('Date of payment', 'Enter the date of payment'),
})

/** In characters; a text that the office keeps fits. */
export const longestActionReason = 1000
/** Shorter, because one return may have many. */
export const longestCorrectionNote = 300

/** An action on a case with its data. Which members it needs depends on the action: see rules/case-commands.ts. */
export const caseCommand = z.strictObject({
  action: z.enum(caseActions as [string, ...string[]], 'Choose an action'),
  reason: z.optional(lines('Enter a reason', longestActionReason)),
  corrections: z.optional(
    z.array(
      z.strictObject({
        reason: correction.shape.reason,
        item: line('Choose what to correct'),
        words: optionalLines(longestCorrectionNote),
      }),
    ),
  ),
  payment: z.optional(newPayment),
  /** At handing over the certificate. */
  cnic_seen: z.optional(z.boolean()),
})

/** One paper of the checklist with the number of copies that reception received; 0 removes the paper again. */
export const paperCount = z.strictObject({
  document: line('Choose a document from the checklist'),
  copies: z
    .int('Enter the number of copies')
    .check(
      z.minimum(0, 'Enter the number of copies'),
      z.maximum(mostCopies, `Enter at most ${mostCopies} copies`),
    ),
})
export type CaseCommand = z.output<typeof caseCommand>
