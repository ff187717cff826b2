import type { CurrentUser } from '#shared/records/current-user.ts'
import { heldPapers } from '#shared/rules/application-needs.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'

/** The title whose needs concern somebody: of their application, else a renewal for who is registered already. */
export const neededTitle = (user: CurrentUser, asked?: ApplicationTitle): ApplicationTitle =>
  user.application_form?.application_title ?? asked ?? (user.registration_number ? 'Renewal' : 'Registration')

/** What the signed-in person has given. */
export const papersOf = ({ held_documents, applicant, registration }: CurrentUser): string[] =>
  heldPapers(held_documents, applicant, registration)
