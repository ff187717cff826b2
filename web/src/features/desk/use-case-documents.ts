import { useCallback, useRef, useState } from 'react'
import type { CaseRecord } from '#shared/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { unturned, type View } from '#web/ui/document/picture-viewer.tsx'
import { formerOf } from './changes.ts'
import { deskDocuments } from './proofs.ts'

/** How each document was looked at last, until the tab is closed. */
const views = new Map<string, View>()

export type HeldDocument = CaseRecord['documents'][number]

/** The documents of a case in the order of the desk: which one is looked at, and how. */
export const useCaseDocuments = (it: CaseRecord) => {
  const { id, documents } = it
  const held = deskDocuments.flatMap((key) => documents.find(({ name }) => name === key) ?? [])
  const [chosen, choose] = useState<DocumentKey>()
  const [, redraw] = useState(0)
  const fetched = useRef(new Map<string, Promise<Blob>>())
  const shown = held.find(({ name }) => name === chosen) ?? held[0]
  const shownAs = shown && `${id}/${shown.id}/${shown.version}`

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
    bytes: ({ id: file, name }: HeldDocument) => fetchOnce(file, name, {}),
    /** Of the file that was returned. */
    formerBytes: ({ name, former }: HeldDocument) => fetchOnce(former?.id ?? '', name, { former: 'yes' }),
    view: (shownAs && views.get(shownAs)) || unturned,
    look: (view: View) => {
      if (shownAs) views.set(shownAs, view)
      redraw((times) => times + 1)
    },
  }
}
export type CaseDocumentsState = ReturnType<typeof useCaseDocuments>
