/** Which uploads an approval needs, as the list of needs says. */

import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { heldPapers, isRequired, needsOf, openNeeds } from './application-needs.ts'

interface Application {
  application_form: { application_title: ApplicationTitle }
  documents: readonly { name: string }[]
  applicant: Parameters<typeof heldPapers>[1]
  /** The entry that is linked to the account. */
  registration?: Parameters<typeof heldPapers>[2]
}

const heldIn = ({ documents, applicant, registration }: Application): string[] =>
  heldPapers(
    documents.map(({ name }) => name),
    applicant,
    registration,
  )

/** One document for each need. */
export const requiredDocuments = (title: ApplicationTitle): DocumentKey[] =>
  needsOf(title)
    .filter(isRequired)
    .map(({ key }) => key)

/** What the applicant has not given yet, by the documents under which it is asked for. */
export const missingDocuments = (application: Application): DocumentKey[] =>
  openNeeds(application.application_form.application_title, heldIn(application)).map(({ key }) => key)
