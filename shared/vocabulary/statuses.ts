/** The stages of a review, the fee, and the statuses that follow from both, with their labels; steps that are reached or taken back. */

/** How far the review of an application and the decision on it are; which action leads on: rules/application-lifecycle.ts. */
export const stages = [
  'not-started',
  'in-review',
  'returned',
  'resubmitted',
  'approval-recommended',
  'refusal-recommended',
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
  'ended-unpaid',
] as const

export type Stage = (typeof stages)[number]

/** Whether the fee has been paid and checked, which is independent of the review. */
export const feeStatuses = ['unpaid', 'verified'] as const

export type FeeStatus = (typeof feeStatuses)[number]

export const feeStatusLabels: Record<FeeStatus, string> = {
  unpaid: 'Fee not verified',
  verified: 'Fee verified',
}

/** The statuses that people see; they follow from stage and fee. */
export const applicationStatuses = [
  'submitted',
  'in-review',
  'returned',
  'resubmitted',
  'awaiting-fee',
  'awaiting-decision',
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
  'ended-unpaid',
] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

export const statusLabels: Record<ApplicationStatus, string> = {
  submitted: 'Submitted',
  'in-review': 'In review',
  returned: 'Returned for correction',
  resubmitted: 'Resubmitted',
  'awaiting-fee': 'Awaiting fee',
  'awaiting-decision': 'Awaiting decision',
  approved: 'Approved',
  'certificate-ready': 'Certificate ready',
  collected: 'Collected',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  'ended-unpaid': 'Ended unpaid',
}

/** A list has the applications of one status, or of all. */
export const listedStatuses = ['all', ...applicationStatuses] as const
export type ListedStatus = (typeof listedStatuses)[number]
export const listedStatusLabels: Record<ListedStatus, string> = { all: 'All', ...statusLabels }

/** The steps that an application reaches; when: rules/milestones.ts. */
export const milestoneNames = [
  'submitted',
  'fee-verified',
  'papers-received',
  'review-started',
  'returned',
  'resubmitted',
  'review-finished',
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
  'ended-unpaid',
] as const
export type Milestone = (typeof milestoneNames)[number]

/** The steps that staff can take back. */
export const reversibleSteps = [
  'fee-verified',
  'approved',
  'certificate-ready',
  'collected',
] as const satisfies Milestone[]
export type ReversibleStep = (typeof reversibleSteps)[number]

/** Why an account was closed: its person did it, nobody has used it for long, or its address was never confirmed. */
export const closingReasons = ['asked', 'unused', 'unconfirmed'] as const
export type ClosingReason = (typeof closingReasons)[number]
