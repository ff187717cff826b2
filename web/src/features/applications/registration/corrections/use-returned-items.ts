import { useState } from 'react'
import type { ApplicationFormRecord } from '#shared/applications/records/application-form.ts'
import { isText, itemValue } from '#shared/applications/rules/correctable.ts'
import type { DocumentFile, UploadedDocument } from '#shared/documents/records/document.ts'
import { type DocumentKey, documentSetOf } from '#shared/vocabulary/documents.ts'
import { api } from '#web/api/client.ts'
import { useApi } from '#web/api/use-api.ts'
import { useSession } from '#web/session/session-context.ts'

/** The SHA-256 of the stored photo in base64url, as a returned photo is named; null where it cannot be fetched just now. */
const photoDigest = async (address: string, signal: AbortSignal): Promise<string | null> => {
  try {
    const response = await fetch(address, { signal, cache: 'no-store' })
    if (!response.ok) return null
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))
    return btoa(String.fromCharCode(...digest))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '')
  } catch {
    return null
  }
}

type Correction = ApplicationFormRecord['corrections'][number]
type Files = Partial<Record<DocumentKey, DocumentFile | null>>

export interface ReturnedItem extends Correction {
  /** Whether it is another one than when it was returned, as far as this page can tell; the service decides. */
  isCorrected: boolean
  /** The value now; of a file or photo nothing. */
  now: string
  /** Of a document. */
  document?: { key: DocumentKey; file: DocumentFile | null }
}

const documentOf = (item: string): DocumentKey | undefined =>
  item.startsWith('document.') ? (item.slice('document.'.length) as DocumentKey) : undefined

/** The files of the sets in which something was returned; makes no call if no file was returned. */
const loadFiles = async (items: readonly Correction[], signal: AbortSignal): Promise<Files> => {
  const sets = new Set(items.flatMap(({ item }) => documentOf(item) ?? []).map(documentSetOf))
  const [four, seven] = await Promise.all([
    sets.has('documents') ? api.documents.list({}, { signal }) : null,
    sets.has('user-documents') ? api.userDocuments.list({}, { signal }) : null,
  ])
  return { ...four?.data.files, ...seven?.data.files }
}

/** The returned items of a form, with their present state. */
export const useReturnedItems = (form: ApplicationFormRecord) => {
  const { user, addHeldDocument } = useSession()
  const photo = form.corrections.some(({ item }) => item === 'applicant.photo') && user.applicant?.photo
  const loaded = useApi(
    async (signal) => ({
      files: await loadFiles(form.corrections, signal),
      photo: photo ? await photoDigest(photo, signal) : '',
    }),
    [photo],
  )
  const [replaced, setReplaced] = useState<Files>({})
  const files = { ...loaded.data?.files, ...replaced }
  const application = { ...user, application_form: form, account: user, documents: [] }

  const items = form.corrections.map((correction): ReturnedItem => {
    const { item, before } = correction
    const key = documentOf(item)
    if (key) {
      const file = files[key] ?? null
      return { ...correction, now: '', isCorrected: (file?.id ?? '') !== before, document: { key, file } }
    }
    if (!isText(item)) return { ...correction, now: '', isCorrected: loaded.data?.photo !== before }
    const now = itemValue(item, application)
    return { ...correction, now, isCorrected: now !== before }
  })
  return {
    loaded,
    items,
    replace: ({ name, file }: UploadedDocument) => {
      setReplaced((before) => ({ ...before, [name]: file }))
      addHeldDocument(name)
    },
  }
}
