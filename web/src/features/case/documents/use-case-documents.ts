import { useCallback, useRef, useState } from 'react'
import type { CaseRecord } from '#shared/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { formerValueOf } from '#web/features/case/data/former-values.ts'
import { initialPictureView, type View } from '#web/ui/document/viewer-buttons.tsx'
import { caseDocuments } from './evidence-documents.ts'
import { useThumbnails } from './use-thumbnails.ts'

/** Zoom, turn and position of a document, and the page of a PDF. */
export interface DocumentView extends View {
  page: number
}
export const initialView: DocumentView = { ...initialPictureView, page: 1 }

/** The last view of each document, until the tab is closed. */
const views = new Map<string, DocumentView>()

export type HeldDocument = CaseRecord['documents'][number]

export const isPdf = ({ type }: Pick<HeldDocument, 'type'>): boolean => type === 'application/pdf'
const versionOf = ({ id, version }: HeldDocument): string => `${id}/${version}`

/** The documents of a case in the order of the review: which one is open, and in which view. */
export const useCaseDocuments = (caseRecord: CaseRecord) => {
  const { id, documents } = caseRecord
  const held = caseDocuments.flatMap((key) => documents.find(({ name }) => name === key) ?? [])
  const [chosen, choose] = useState<DocumentKey>()
  const [, redraw] = useState(0)
  const fetched = useRef(new Map<string, Promise<Blob>>())
  const { thumbnails, keepThumbnail } = useThumbnails()
  const shown = held.find(({ name }) => name === chosen) ?? held[0]
  const viewKey = shown && `${id}/${versionOf(shown)}`
  const view = (viewKey && views.get(viewKey)) || initialView

  /** Fetched once while the case is open, since every read is recorded in the history. */
  const fetchOnce = useCallback(
    (file: string, key: DocumentKey, query: { former?: string }): Promise<Blob> => {
      const earlier = fetched.current.get(file)
      if (earlier) return earlier
      const request = api.cases.document({ params: { id, key }, query }).then(({ data }) => data)
      request.catch(() => fetched.current.delete(file))
      fetched.current.set(file, request)
      return request
    },
    [id],
  )

  return {
    held,
    /** Documents that have replaced a returned one. */
    changed: held
      .map(({ name }) => name)
      .filter((name) => formerValueOf(`document.${name}`, caseRecord) !== undefined),
    shown,
    choose,
    /** Of the current file. */
    bytes: async (file: HeldDocument) => {
      const bytes = await fetchOnce(file.id, file.name, {})
      if (!isPdf(file)) keepThumbnail(versionOf(file), bytes)
      return bytes
    },
    /** Of the file that was returned. */
    formerBytes: ({ name, former }: HeldDocument) => fetchOnce(former?.id ?? '', name, { former: 'yes' }),
    /** A small picture of a document that has been opened. */
    thumbnail: (file: HeldDocument) => thumbnails.get(versionOf(file)),
    pageDrawn: (file: HeldDocument, picture: Blob) => keepThumbnail(versionOf(file), picture),
    view,
    changeView: (change: Partial<DocumentView>) => {
      if (viewKey) views.set(viewKey, { ...view, ...change })
      redraw((count) => count + 1)
    },
  }
}
export type CaseDocumentsState = ReturnType<typeof useCaseDocuments>
