import { useCallback, useRef, useState } from 'react'
import type { CaseRecord } from '#shared/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { unturned, type View } from '#web/ui/document/picture-viewer.tsx'
import { formerOf } from './changes.ts'
import { caseDocuments } from './evidence-documents.ts'
import { useThumbnails } from './use-thumbnails.ts'

/** How somebody looks at a document, and at which page of it. */
export interface DocumentView extends View {
  page: number
}
export const firstLook: DocumentView = { ...unturned, page: 1 }

/** How each document was looked at last, until the tab is closed. */
const views = new Map<string, DocumentView>()

export type HeldDocument = CaseRecord['documents'][number]

export const isPdf = ({ type }: Pick<HeldDocument, 'type'>): boolean => type === 'application/pdf'
const versionOf = ({ id, version }: HeldDocument): string => `${id}/${version}`

/** The documents of a case in the order of the desk: which one is looked at, and how. */
export const useCaseDocuments = (it: CaseRecord) => {
  const { id, documents } = it
  const held = caseDocuments.flatMap((key) => documents.find(({ name }) => name === key) ?? [])
  const [chosen, choose] = useState<DocumentKey>()
  const [, redraw] = useState(0)
  const fetched = useRef(new Map<string, Promise<Blob>>())
  const { thumbnails, keepThumbnail } = useThumbnails()
  const shown = held.find(({ name }) => name === chosen) ?? held[0]
  const shownAs = shown && `${id}/${versionOf(shown)}`
  const view = (shownAs && views.get(shownAs)) || firstLook

  /** Fetched once while the case is open: every reading is written down. */
  const fetchOnce = useCallback(
    (file: string, key: DocumentKey, query: { former?: string }): Promise<Blob> => {
      const known = fetched.current.get(file)
      if (known) return known
      const asked = api.cases.document({ params: { id, key }, query }).then(({ data }) => data)
      asked.catch(() => fetched.current.delete(file))
      fetched.current.set(file, asked)
      return asked
    },
    [id],
  )

  return {
    held,
    /** Those that have taken the place of a returned one. */
    changed: held.map(({ name }) => name).filter((name) => formerOf(`document.${name}`, it) !== undefined),
    shown,
    choose,
    bytes: async (file: HeldDocument) => {
      const bytes = await fetchOnce(file.id, file.name, {})
      if (!isPdf(file)) keepThumbnail(versionOf(file), bytes)
      return bytes
    },
    /** Of the file that was returned. */
    formerBytes: ({ name, former }: HeldDocument) => fetchOnce(former?.id ?? '', name, { former: 'yes' }),
    /** What a document looks like, once it has been opened. */
    thumbnail: (file: HeldDocument) => thumbnails.get(versionOf(file)),
    pageDrawn: (file: HeldDocument, picture: Blob) => keepThumbnail(versionOf(file), picture),
    view,
    look: (change: Partial<DocumentView>) => {
      if (shownAs) views.set(shownAs, { ...view, ...change })
      redraw((times) => times + 1)
    },
  }
}
export type CaseDocumentsState = ReturnType<typeof useCaseDocuments>
