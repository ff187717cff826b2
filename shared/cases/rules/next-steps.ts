/** Who must act next on an application, by its status: one table for every screen that says so. */

import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'
import type { ApplicationStatus, FeeStatus } from '#shared/vocabulary/statuses.ts'

interface NextStep {
  /** Who acts next: a role of staff, or the applicant. */
  by: StaffRole | 'applicant'
  /** What they do: "a registrar decides". */
  words: string
}

/** Nobody has to act on a closed application. */
const nextSteps: Record<ApplicationStatus, NextStep | null> = {
  submitted: { by: 'reviewer', words: 'a reviewer starts the review' },
  'in-review': { by: 'reviewer', words: 'the reviewer looks at every point and recommends' },
  returned: { by: 'applicant', words: 'the applicant corrects what was returned' },
  resubmitted: { by: 'reviewer', words: 'a reviewer looks at what was changed' },
  'awaiting-fee': { by: 'accounts', words: 'accounts verify the fee' },
  'awaiting-decision': { by: 'registrar', words: 'a registrar decides' },
  approved: { by: 'reception', words: 'reception prepares the certificate and reports that it is ready' },
  'certificate-ready': { by: 'reception', words: 'reception hands the certificate over' },
  collected: null,
  declined: null,
  withdrawn: null,
  'ended-unpaid': null,
}

interface Place {
  status: ApplicationStatus
  fee_status: FeeStatus
}

/** "Next: a registrar decides. The fee is still to be verified by accounts."; null for a closed application. */
export const nextStepText = ({ status, fee_status }: Place): string | null => {
  const step = nextSteps[status]
  if (!step) return null
  // The fee can be verified during the review, whose statuses do not show that it is missing.
  const feeMissing = fee_status === 'unpaid' && isOpen(status) && step.by !== 'accounts'
  return `Next: ${step.words}.${feeMissing ? ' The fee is still to be verified by accounts.' : ''}`
}
