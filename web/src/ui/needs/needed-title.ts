import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { heldPapers } from '#shared/applications/rules/application-needs.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'

/**
 * The type of application for somebody's list of needs: that of their application, otherwise a renewal for a
 * registered person.
 */
export const neededTitle = (user: CurrentUser, asked?: ApplicationTitle): ApplicationTitle =>
  user.application_form?.application_title ?? asked ?? (user.registration_number ? 'Renewal' : 'Registration')

/** The data and documents that the signed-in person has given. */
export const papersOf = ({ held_documents, applicant, registration }: CurrentUser): string[] =>
  heldPapers(held_documents, applicant, registration)
