/** What staff keep of a case in addition to what the applicant sees: the review. */
import * as z from 'zod/mini'
import { caseActions } from '../rules/application-lifecycle.ts'
import { applicationStatuses, applicationTitles } from '../vocabulary.ts'

/** A member of staff, as a case records them. */
export const clerk = z.object({ id: z.string(), name: z.string() })
export type Clerk = z.output<typeof clerk>

/** Who works on a case now; runs out, and may be taken over. */
export const assignment = z.extend(clerk, { until: z.string() })

/** A fee that has been paid and verified. */
const payment = z.object({
  /** As on the deposit slip; absent where the slip had none. */
  voucher_number: z.optional(z.string()),
  challan_no: z.string(),
  /** In rupees. */
  amount: z.number(),
  paid_on: z.string(),
  verified_by: clerk,
  verified_at: z.string(),
})

/** An action that waits for a second person to confirm it. */
const pendingAction = z.object({
  action: z.enum(caseActions as [string, ...string[]]),
  reason: z.string(),
  by: clerk,
  at: z.string(),
})

/** An application of the same person that was closed before this one began. */
const formerApplication = z.object({
  reference_no: z.string(),
  application_title: z.enum(applicationTitles),
  submitted_at: z.string(),
  status: z.enum(applicationStatuses),
  registration_number: z.nullable(z.string()),
})

/** A paper of the checklist that reception has received. */
const receivedPaper = z.object({
  /** As the checklist calls it. */
  document: z.string(),
  copies: z.number(),
  by: clerk,
  at: z.string(),
})
export type ReceivedPaper = z.output<typeof receivedPaper>

/** The handover of the certificate to its owner. */
const certificateHandover = z.object({ cnic_seen: z.boolean(), by: clerk, at: z.string() })

/** The review of a case: assignment, checks of items, payment, what waits for a second person, papers, handover. */
export const reviewRecord = z.object({
  assignee: z.nullable(assignment),
  reviewer: z.nullable(clerk),
  ticks: z.array(z.string()),
  payment: z.nullable(payment),
  pending: z.nullable(pendingAction),
  former: z._default(z.array(formerApplication), []),
  // Cases stored before reception recorded papers have neither.
  received: z._default(z.array(receivedPaper), []),
  handed_over: z._default(z.nullable(certificateHandover), null),
})
