import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'

/** Documents that the applicant has added since the submission without having been asked for them. */
export const addedLater = ({ documents, application_form: form }: CaseRecord): DocumentKey[] =>
  documents
    .filter(({ uploaded_at }) => uploaded_at > form.submitted_at)
    .map(({ name }) => name)
    .filter((name) => !form.corrections.some(({ item }) => item === `document.${name}`))
