import { BlobPicture } from '#web/ui/document/blob-picture.tsx'
import { PdfViewer } from '#web/ui/document/pdf-viewer.tsx'
import type { DocumentView } from './use-case-documents.ts'

interface DocumentViewerProps {
  bytes: Blob
  pdf: boolean
  label: string
  view: DocumentView
  onViewChange: (change: Partial<DocumentView>) => void
  /** Called for every page of a PDF that has been drawn. */
  onDrawn?: (picture: Blob) => void
}

/** A document in the review: a picture, or a PDF page by page. */
export const DocumentViewer = ({ bytes, pdf, label, view, onViewChange, onDrawn }: DocumentViewerProps) => {
  const viewer = { bytes, label, view, onView: onViewChange, inPixels: true }
  if (!pdf) return <BlobPicture {...viewer} />
  return (
    <PdfViewer {...viewer} page={view.page} onPage={(page) => onViewChange({ page })} onDrawn={onDrawn} />
  )
}
