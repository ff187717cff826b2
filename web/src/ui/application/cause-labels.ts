import type { SnapshotCause } from '#shared/applications/records/snapshot.ts'

/** Why there is a further version of an application. */
export const causeLabels: Record<SnapshotCause, string> = {
  submitted: 'Submitted',
  resubmitted: 'Resubmitted',
  'paper-added': 'Paper added',
  'office-correction': 'Corrected by the office',
  'taken-over': 'Changes of the applicant taken over',
}
