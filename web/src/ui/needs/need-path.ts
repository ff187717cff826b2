import { documentPathOf } from '#shared/paths.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { withReturn } from '#web/ui/form/return-path.ts'

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
