/** The two readings of documents: their words, paths and calls. */

import { paths } from '#shared/paths.ts'
import type { DocumentFile } from '#shared/records/document.ts'
import { type DocumentKey, type DocumentSet, documentKeys, userDocumentKeys } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'

/** What is held by key; null where nothing is. */
export type HeldFiles = Partial<Record<DocumentKey, DocumentFile | null>>

interface SetOfDocuments {
  title: string
  keys: readonly DocumentKey[]
  /** What else there is to upload. */
  other: { words: string; to: string }
  load: (signal: AbortSignal) => Promise<HeldFiles>
  /** The bytes of one document. */
  bytes: (key: DocumentKey, signal?: AbortSignal) => Promise<Blob>
}

export const setsOfDocuments: Record<DocumentSet, SetOfDocuments> = {
  documents: {
    title: 'Documents',
    keys: documentKeys,
    other: { words: 'User documents', to: paths.userDocuments },
    load: async (signal) => (await api.documents.list({}, { signal })).data.files,
    bytes: async (key, signal) => (await api.documents.get({ params: { key }, query: {} }, { signal })).data,
  },
  'user-documents': {
    title: 'User documents',
    keys: userDocumentKeys,
    other: { words: 'Documents', to: paths.documents },
    load: async (signal) => (await api.userDocuments.list({}, { signal })).data.files,
    bytes: async (key, signal) =>
      (await api.userDocuments.get({ params: { key }, query: {} }, { signal })).data,
  },
}
