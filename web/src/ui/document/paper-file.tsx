import { useState } from 'react'
import { BlobPicture } from './blob-picture.tsx'
import { PdfViewer } from './pdf/pdf-viewer.tsx'
import type { View } from './viewer-buttons.tsx'
import { fitWidth } from './viewer-geometry.ts'

/** A scanned paper in the viewer: a picture, or a PDF page by page. */
export const PaperFile = ({ bytes, label }: { bytes: Blob; label: string }) => {
  const [view, setView] = useState<View>({ zoom: fitWidth, quarterTurns: 0 })
  const [page, setPage] = useState(1)
  return (
    <div className="paper-file">
      {bytes.type === 'application/pdf' ? (
        <PdfViewer bytes={bytes} label={label} view={view} onView={setView} page={page} onPage={setPage} />
      ) : (
        <BlobPicture bytes={bytes} label={label} view={view} onView={setView} />
      )}
    </div>
  )
}
