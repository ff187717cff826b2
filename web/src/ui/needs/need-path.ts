import { paths } from '#shared/paths.ts'
import { type ApplicationTitle, type DocumentKey, documentSetOf } from '#shared/vocabulary.ts'
import { withReturn } from '#web/ui/form/return-path.ts'

const titleMember = 'for'

/** The row of a document. @param title for whose list of needs. @param here the page to return to */
export const needPath = (key: DocumentKey, title: ApplicationTitle, here?: string): string => {
  const page = documentSetOf(key) === 'documents' ? paths.documents : paths.userDocuments
  return `${withReturn(`${page}?${new URLSearchParams({ [titleMember]: title })}`, here)}#${key}`
}

/** The title that the address of a page asks for, if it names one. */
export const titleAskedFor = (query: URLSearchParams): ApplicationTitle | undefined => {
  const asked = query.get(titleMember)
  return asked === 'Renewal' || asked === 'Registration' ? asked : undefined
}
