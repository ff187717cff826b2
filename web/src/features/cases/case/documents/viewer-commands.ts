/** What the keys of the viewer do with a document. */
import { fitPage, fitWidth, rotatedBy, zoomedBy } from '#web/ui/document/viewer-geometry.ts'
import type { ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'
import type { DocumentView } from './use-document-views.ts'

type Change = (view: DocumentView, pages: number) => Partial<DocumentView> | undefined

const toPage = (page: number, pages: number) => (page >= 1 && page <= pages ? { page } : undefined)

const changes = {
  zoomIn: ({ zoom }) => ({ zoom: zoomedBy(zoom, 1) }),
  zoomOut: ({ zoom }) => ({ zoom: zoomedBy(zoom, -1) }),
  fitWidth: () => ({ zoom: fitWidth }),
  fitPage: () => ({ zoom: fitPage }),
  turn: ({ quarterTurns }) => ({ quarterTurns: rotatedBy(quarterTurns, 1) }),
  nextPage: ({ page }, pages) => toPage(page + 1, pages),
  previousPage: ({ page }, pages) => toPage(Math.min(page, pages) - 1, pages),
} satisfies Record<string, Change>

export type ViewerCommand = keyof typeof changes

export const isViewerCommand = (kind: string): kind is ViewerCommand => Object.hasOwn(changes, kind)

/** @returns false where there is nothing to do: no document, or no further page */
export const runViewerCommand = (
  kind: ViewerCommand,
  shown: ShownFile | undefined,
  { viewOf, pagesOf, changeView }: CaseDocumentsState,
): boolean => {
  const change = shown && changes[kind](viewOf(shown.file), pagesOf(shown.file))
  if (!change) return false
  changeView(shown.file, change)
  return true
}
