/** What happened to an entry of the register, for people. */
import type { RegistrationEvent } from '../records/registration.ts'

export const registrationEventLabels: Record<RegistrationEvent, string> = {
  CREATED: 'Registered',
  EXTENDED: 'Renewed',
  APPROVAL_REVERSED: 'The approval was reversed',
  RESTORED: 'Restored',
  LINKED: 'Linked to an account',
  UNLINKED: 'The link to an account was taken back',
  IMPORTED: 'Taken over from an old book',
  IMPORT_UNDONE: 'The import of the book was undone',
  CLAIMED: 'Claimed by its holder',
  CLAIM_HELD: 'Somebody objected to the claim',
  CLAIM_UPHELD: 'The claim was found to be right',
  SUSPENDED: 'Suspended',
  REINSTATED: 'Reinstated',
  REMOVED: 'Removed from the register',
  DIED: 'The death was noted',
  CORRECTED: 'Corrected',
  CERTIFICATE_PREPARED: 'Certificate prepared',
  CERTIFICATE_REPLACED: 'Duplicate of the certificate prepared',
  CERTIFICATE_VOID: 'Certificate declared void',
}
