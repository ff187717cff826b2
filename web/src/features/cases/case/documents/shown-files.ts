/** The files of a case that can be looked at: its documents, and what was returned of them. */
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { DocumentFile } from '#shared/documents/records/document.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { numberOf } from './evidence-documents.ts'

type HeldDocument = CaseRecord['documents'][number]

export interface ShownFile {
  key: DocumentKey
  label: string
  file: DocumentFile
  /** Replaced by the document of the same key. */
  returned: boolean
  /** The previous application that it belongs to. */
  application?: string
}

export const isPdf = ({ type }: Pick<DocumentFile, 'type'>): boolean => type === 'application/pdf'
export const versionOf = ({ id, version }: Pick<DocumentFile, 'id' | 'version'>): string => `${id}/${version}`

export const documentOf = (held: HeldDocument): ShownFile => ({
  key: held.name,
  label: fieldLabel(held.name),
  file: held,
  returned: false,
})

/** The returned file of a document, while it is stored. */
export const returnedFileOf = ({ name, former }: HeldDocument): ShownFile | undefined =>
  former ? { key: name, label: `${fieldLabel(name)} as returned`, file: former, returned: true } : undefined

/** The files of previous applications that the records have no more. */
export const formerFilesOf = ({ former_documents }: CaseRecord): ShownFile[] =>
  former_documents.map(({ name, application, ...file }) => ({
    ...{ key: name, label: `${fieldLabel(name)} of ${application}`, file, application },
    returned: false,
  }))

export const filesOf = (held: readonly HeldDocument[]): ShownFile[] =>
  held.flatMap((document) => [documentOf(document), returnedFileOf(document) ?? []].flat())

/** "4 Paid bank deposit slip" */
export const numberedLabel = ({ key, label }: ShownFile): string => `${numberOf(key)} ${label}`

/** What is first shown next to a document: its returned version, otherwise the next document. */
export const firstBeside = (shown: ShownFile, files: readonly ShownFile[]): ShownFile | undefined => {
  const place = files.findIndex(({ file }) => file.id === shown.file.id)
  return files[place + 1] ?? files[place - 1]
}
