/** Which entries of the history need a second person. The table of writers says who that is; a layout test compares the two. */
import type { RegistrationEvent } from '../records/registration.ts'

export const confirmedEvents: readonly RegistrationEvent[] = [
  'APPROVAL_REVERSED',
  'UNLINKED',
  'IMPORTED',
  'IMPORT_UNDONE',
  'CLAIMED',
  'CLAIM_UPHELD',
  'SUSPENDED',
  'REINSTATED',
  'REMOVED',
  'DIED',
  'CORRECTED',
  'LETTER_ISSUED',
]

/** Whether an entry of the history lacks the second person that its event needs. Without any person it is of an operator. */
export const lacksSecondPerson = (
  event: RegistrationEvent,
  by: { id: string } | null,
  confirmedBy: { id: string } | null | undefined,
): boolean => confirmedEvents.includes(event) && by !== null && (!confirmedBy || confirmedBy.id === by.id)
