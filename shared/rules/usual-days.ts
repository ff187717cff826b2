/** How many days an application usually keeps a status, as the council tells applicants. */
import type { ApplicationStatus } from '../vocabulary.ts'

/** A step that takes longer has no usual time. */
export const mostUsualDays = 365

/** The statuses in which somebody waits for the council, the bank or the certificate. */
export const timedStatuses = [
  'submitted',
  'in-review',
  'resubmitted',
  'awaiting-fee',
  'awaiting-decision',
  'approved',
  'certificate-ready',
] as const satisfies ApplicationStatus[]
