import { useRef, useState } from 'react'
import type { DocumentFile } from '#shared/documents/records/document.ts'
import type { View } from '#web/ui/document/viewer-buttons.tsx'
import { fitWidth } from '#web/ui/document/viewer-geometry.ts'
import { versionOf } from './shown-files.ts'

/** Zoom and turn of a document, and the page of a PDF. */
export interface DocumentView extends View {
  page: number
}
/** As wide as possible, so that it is readable. */
const initialView: DocumentView = { zoom: fitWidth, quarterTurns: 0, page: 1 }

/** The last view of each document, until the tab is closed. */
const kept = new Map<string, DocumentView>()

/** The views of the documents of one case. */
export const useDocumentViews = (caseId: string) => {
  const [, redraw] = useState(0)
  const counts = useRef(new Map<string, number>())
  const keyOf = (file: DocumentFile) => `${caseId}/${versionOf(file)}`
  const viewOf = (file: DocumentFile): DocumentView => kept.get(keyOf(file)) ?? initialView
  return {
    viewOf,
    changeView: (file: DocumentFile, change: Partial<DocumentView>) => {
      kept.set(keyOf(file), { ...viewOf(file), ...change })
      redraw((count) => count + 1)
    },
    /** How many pages a PDF has that has been opened; 1 for everything else. */
    pagesOf: (file: DocumentFile): number => counts.current.get(keyOf(file)) ?? 1,
    keepCount: (file: DocumentFile, count: number) => void counts.current.set(keyOf(file), count),
  }
}
