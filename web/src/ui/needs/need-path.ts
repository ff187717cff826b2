import type { CurrentUser } from '#shared/accounts/contract/current-user.ts'
import { heldPapers } from '#shared/applications/rules/application-needs.ts'
import { documentPathOf } from '#shared/paths.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { withReturn } from '#web/ui/form/return-path.ts'

/**
 * The type of application for somebody's list of needs: that of their application, otherwise a renewal for a
 * registered person.
 */
export const neededTitle = (user: CurrentUser, asked?: ApplicationTitle): ApplicationTitle =>
  user.application_form?.application_title ??
  asked ??
  (user.registration || user.registration_number ? 'Renewal' : 'Registration')

/** The data and documents that the signed-in person has given. */
export const papersOf = ({ held_documents, applicant, registration }: CurrentUser): string[] =>
  heldPapers(held_documents, applicant, registration)

const titleMember = 'for'

/**
 * The row of a document.
 * @param title the type of application whose needs are listed.
 * @param here the page to return to
 */
export const needPath = (key: DocumentKey, title: ApplicationTitle, here?: string): string =>
  documentPathOf(key, withReturn(`?${new URLSearchParams({ [titleMember]: title })}`, here))

/** The title in the address of a page, if there is one. */
export const titleAskedFor = (query: URLSearchParams): ApplicationTitle | undefined => {
  const asked = query.get(titleMember)
  return asked === 'Renewal' || asked === 'Registration' ? asked : undefined
}
