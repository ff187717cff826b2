/** What its applicant has changed since the last version of an application, as the office takes it over into the case. */

import type { Stage } from '#shared/vocabulary/statuses.ts'
import { mayLookAtPoints } from './review-points.ts'

/** The records of which parts may be changed at any time; each is taken over as a whole. */
export const livingRecords = ['applicant', 'contact_information', 'user_application'] as const
export type LivingRecord = (typeof livingRecords)[number]

export const livingRecordLabels: Record<LivingRecord, string> = {
  applicant: 'Telephones and work',
  contact_information: 'Contact information',
  user_application: 'User application record',
}

/** Why nothing can be taken over now; null where it can: whatever is taken over must still be looked at. */
export const reasonAgainstTakingOver = (stage: Stage): string | null => {
  if (mayLookAtPoints(stage)) return null
  if (stage === 'returned')
    return 'It comes with the corrections when the applicant sends the application again'
  return stage === 'approval-recommended' || stage === 'refusal-recommended'
    ? 'The review is finished. Send the application back to the reviewer to take it over'
    : 'The application is closed, and stays as it was decided'
}
