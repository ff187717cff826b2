/** The review: the part of a case that only staff see. */
import * as z from 'zod/mini'
import { correction } from '#shared/applications/records/application-form.ts'
import { caseActions } from '#shared/applications/rules/application-lifecycle.ts'
import { documentKey } from '#shared/documents/records/document.ts'
import { ownRegistration } from '#shared/register/records/account-registration.ts'
import { registrationLink } from '#shared/register/records/registration.ts'
import { standingChange } from '#shared/register/records/standing.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { applicationStatuses, stages } from '#shared/vocabulary/statuses.ts'

/** The person who is responsible for a case, and since when. */
export const assignment = z.extend(clerk, {
  at: z.string(),
  /** The absent colleague whose work it is. */
  for: z.optional(clerk),
})
export type Assignment = z.output<typeof assignment>

/** The reviewer's recommendation to the registrar at the end of the review. */
const recommendation = z.object({
  outcome: z.enum(['approval', 'refusal']),
  /** A note to the registrar; the reason if a refusal is recommended. */
  note: z.string(),
  /** How many of the points were marked while the document that proves each had been opened, where one does. */
  looked_at: z.number(),
  points: z.number(),
  /** The documents that prove points and were opened by no reviewer since they were sent. */
  not_opened: z._default(z.array(documentKey), []),
  by: clerk,
  at: z.string(),
})
export type Recommendation = z.output<typeof recommendation>

/** A fee that has been paid and verified. */
const payment = z.object({
  /** As on the deposit slip; absent if the slip had none. */
  voucher_number: z.optional(z.string()),
  challan_no: z.string(),
  /** In rupees. */
  amount: z.number(),
  paid_on: z.string(),
  verified_by: clerk,
  verified_at: z.string(),
  /** The day on which the bank took it back, until the fee is reversed. */
  taken_back_on: z.optional(z.string()),
})
export type Payment = z.output<typeof payment>

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
  /** The day on which the bank took its fee back. */
  taken_back_on: z.optional(z.string()),
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
const certificateHandover = z.object({
  cnic_seen: z.boolean(),
  /** Why it was handed over although something was missing. */
  reason: z.string(),
  by: clerk,
  at: z.string(),
})

/** The items that were returned to the applicant, with reasons. */
const caseReturn = z.object({
  by: clerk,
  at: z.string(),
  corrections: z.array(z.omit(correction, { before: true })),
})
export type CaseReturn = z.output<typeof caseReturn>

/** A correction of a typing error that waits for a second person. */
const correctionProposal = z.object({
  id: z.string(),
  /** The name of the item: see rules/office-corrections.ts. */
  item: z.string(),
  /** As the applicant typed it. */
  before: z.string(),
  value: z.string(),
  reason: z.string(),
  by: clerk,
  at: z.string(),
})
export type CorrectionProposal = z.output<typeof correctionProposal>

/** The entry that a renewal extends, as a registrar found it on the certificate: it counts with the approval only. */
const caseLink = z.object({
  entry: ownRegistration,
  /** What the certificate says, where the register has no such number; null where it has. */
  made: z.nullable(z.omit(registrationLink, { certificate_seen: true })),
  /** The version of the entry that was looked at; 0 where there is none. */
  version: z.number(),
  by: clerk,
})

/** How its approval changed the register; `before`: the dates that it extended, null if it made the entry. */
const caseRegistration = z.object({
  number: z.string(),
  valid_until: z.string(),
  before: z.nullable(
    z.object({
      valid_until: z.string(),
      renew_from: z.string(),
      grace_until: z.string(),
      lapses_on: z.string(),
      removed: z.nullable(standingChange),
    }),
  ),
})
export type CaseRegistration = z.output<typeof caseRegistration>

/** The review of a case: stage, assignment, points looked at, recommendation, payment, second person, papers, handover. */
export const reviewRecord = z.object({
  stage: z.enum(stages),
  assignee: z.nullable(assignment),
  /** Who started the review last. */
  reviewer: z.nullable(clerk),
  /** The points that were looked at and are right: see rules/review-points.ts. */
  ticks: z.array(z.string()),
  /** The points that were looked at and are wrong; they are proposed for the return. */
  wrong: z.array(z.string()),
  recommendation: z.nullable(recommendation),
  /** Everybody who marked points or recommended, at any time: none of them approves. Cases of earlier versions have none. */
  reviewers: z._default(z.array(clerk), []),
  /** Why the registrar sent the case back to its reviewer, until the next recommendation. */
  sent_back: z.nullable(z.object({ reason: z.string(), by: clerk, at: z.string() })),
  /** Every return of this application that was not taken back, oldest first. */
  returns: z.array(caseReturn),
  payment: z.nullable(payment),
  /** A deposit of too little, accepted as a part of the fee: the payment is over the rest then. */
  part: z._default(z.nullable(payment), null),
  pending: z.nullable(pendingAction),
  former: z.array(formerApplication),
  received: z.array(receivedPaper),
  /** The papers of the checklist that an unchanged renewal is asked for, since its review began; null: all of them. */
  asked: z._default(z.nullable(z.array(z.string())), null),
  /** Typing errors that somebody proposes to correct. */
  proposals: z.array(correctionProposal),
  /** A question to the registrars about the case, until one of them has answered. */
  escalated: z.nullable(z.object({ reason: z.string(), by: clerk, at: z.string() })),
  /** Null unless a registrar has linked it; an applicant who holds the entry anyway needs no link. */
  link: z._default(z.nullable(caseLink), null),
  /** Null while it is not approved. */
  registration: z.nullable(caseRegistration),
  handed_over: z.nullable(certificateHandover),
  /** A handover was reversed: the paper has been in other hands. */
  taken_back: z._default(z.boolean(), false),
})
