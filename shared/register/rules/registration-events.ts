/** What happened to an entry of the register, for people. */
import { formatDate } from '#shared/kit/format.ts'
import type { RegistrationEvent } from '../records/registration.ts'
import type { StandingStep } from '../records/standing.ts'

export const registrationEventLabels: Record<RegistrationEvent, string> = {
  CREATED: 'Registered',
  EXTENDED: 'Renewed',
  APPROVAL_REVERSED: 'The approval was reversed',
  RESTORED: 'Restored',
  LINKED: 'Linked to an account',
  UNLINKED: 'The link to an account was taken back',
  IMPORTED: 'Taken over from an old book',
  IMPORT_UNDONE: 'The import of the book was undone',
  ROW_COMPARED: 'Row and page of the book were compared',
  CLAIMED: 'Claimed by its holder',
  CLAIM_HELD: 'Somebody objected to the claim',
  CLAIM_UPHELD: 'The claim was found to be right',
  SUSPENDED: 'Suspended',
  REINSTATED: 'Reinstated',
  REMOVED: 'Removed from the register',
  DIED: 'The death was noted',
  CORRECTED: 'Corrected',
  LETTER_ISSUED: 'Letter of good standing issued',
  PLACE_DECLARED: 'Place of practice declared',
  PLACE_CHANGED: 'Place of practice changed',
  PLACE_ENDED: 'Place of practice ended',
  PLACE_PHOTO_SHOWN: 'Photo may be shown at the door',
  PLACE_PHOTO_HIDDEN: 'Photo is not shown at the door any more',
  HOLD_SET: 'The holder asks to be seen in person',
  HOLD_ENDED: 'The holder does not ask to be seen in person any more',
  CERTIFICATE_PREPARED: 'Certificate prepared',
  CERTIFICATE_REPLACED: 'Duplicate of the certificate prepared',
  CERTIFICATE_VOID: 'Certificate declared void',
  CERTIFICATE_NUMBERED: 'Number of the certificate’s paper noted',
}

/** "Suspended from 01-02-2024, Reinstated from 01-05-2024" */
export const standingHistoryWords = (steps: readonly StandingStep[]): string =>
  steps.map(({ event, on }) => `${registrationEventLabels[event]} from ${formatDate(on)}`).join(', ') ||
  'Never suspended or removed'
