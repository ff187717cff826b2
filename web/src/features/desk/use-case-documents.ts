import { useCallback, useRef, useState } from 'react'
import type { CaseRecord } from '#shared/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary.ts'
import { api } from '#web/api/client.ts'
import { unturned, type View } from '#web/ui/document/picture-viewer.tsx'
import { deskDocuments } from './proofs.ts'

/** How each document was looked at last, until the tab is closed. */
const views = new Map<string, View>()

export type HeldDocument = CaseRecord['documents'][number]

/** The documents of a case in the order of the desk: which one is looked at, and how. */
export const useCaseDocuments = ({ id, documents }: CaseRecord) => {
  const held = deskDocuments.flatMap((key) => documents.find(({ name }) => name === key) ?? [])
  const [chosen, choose] = useState<DocumentKey>()
  const [, redraw] = useState(0)
  const fetched = useRef(new Map<string, Promise<Blob>>())
  const shown = held.find(({ name }) => name === chosen) ?? held[0]
  const shownAs = shown && `${id}/${shown.id}/${shown.version}`

  /** Fetched once while the case is open: every reading is written down. */
  const bytes = useCallback(
    ({ name, version }: HeldDocument): Promise<Blob> => {
      const place = `${name}/${version}`
      const known = fetched.current.get(place)
      if (known) return known
      const asked = api.cases.document({ params: { id, key: name }, query: {} }).then(({ data }) => data)
      asked.catch(() => fetched.current.delete(place))
      fetched.current.set(place, asked)
      return asked
    },
    [id],
  )

  return {
    held,
    shown,
    choose,
    bytes,
    view: (shownAs && views.get(shownAs)) || unturned,
    look: (view: View) => {
      if (shownAs) views.set(shownAs, view)
      redraw((it) => it + 1)
    },
  }
}
export type CaseDocumentsState = ReturnType<typeof useCaseDocuments>
