/** The two sets of documents: their titles, pages and calls. */

import type { DocumentFile } from '#shared/documents/records/document.ts'
import { paths } from '#shared/paths.ts'
import {
  type DocumentKey,
  type DocumentSet,
  documentKeys,
  userDocumentKeys,
} from '#shared/vocabulary/documents.ts'
import { api } from '#web/api/client.ts'

/** The uploaded files by key; null where there is none. */
export type HeldFiles = Partial<Record<DocumentKey, DocumentFile | null>>

interface DocumentSetDetails {
  title: string
  keys: readonly DocumentKey[]
  /** Link to the page of the other set. */
  other: { label: string; to: string }
  load: (signal: AbortSignal) => Promise<HeldFiles>
  /** The bytes of one document. */
  bytes: (key: DocumentKey, signal?: AbortSignal) => Promise<Blob>
}

export const documentSetTitles: Record<DocumentSet, string> = {
  documents: 'Documents',
  'user-documents': 'User documents',
}

export const documentSetDetails: Record<DocumentSet, DocumentSetDetails> = {
  documents: {
    title: documentSetTitles.documents,
    keys: documentKeys,
    other: { label: documentSetTitles['user-documents'], to: paths.userDocuments },
    load: async (signal) => (await api.documents.list({}, { signal })).data.files,
    bytes: async (key, signal) => (await api.documents.get({ params: { key }, query: {} }, { signal })).data,
  },
  'user-documents': {
    title: documentSetTitles['user-documents'],
    keys: userDocumentKeys,
    other: { label: documentSetTitles.documents, to: paths.documents },
    load: async (signal) => (await api.userDocuments.list({}, { signal })).data.files,
    bytes: async (key, signal) =>
      (await api.userDocuments.get({ params: { key }, query: {} }, { signal })).data,
  },
}
