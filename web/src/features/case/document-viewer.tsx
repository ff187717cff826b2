import { BlobPicture } from '#web/ui/document/blob-picture.tsx'
import { PdfViewer } from '#web/ui/document/pdf-viewer.tsx'
import type { DocumentView } from './use-case-documents.ts'

interface DocumentViewerProps {
  bytes: Blob
  pdf: boolean
  label: string
  view: DocumentView
  look: (change: Partial<DocumentView>) => void
  /** Hears of every page of a PDF that has been drawn. */
  onDrawn?: (picture: Blob) => void
}

/** A document as the desk looks at it: a picture, or a PDF page by page. */
export const DocumentViewer = ({ bytes, pdf, label, view, look, onDrawn }: DocumentViewerProps) => {
  const viewer = { bytes, label, view, onView: look, inPixels: true }
  if (!pdf) return <BlobPicture {...viewer} />
  return <PdfViewer {...viewer} page={view.page} onPage={(page) => look({ page })} onDrawn={onDrawn} />
}
