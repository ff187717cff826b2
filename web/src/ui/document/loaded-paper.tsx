import { useState } from 'react'
import type { useApi } from '#web/api/use-api.ts'
import { WhenLoaded } from '../page/loaded.tsx'
import { BlobPicture } from './blob-picture.tsx'
import { PdfViewer } from './pdf/pdf-viewer.tsx'
import type { View } from './viewer-buttons.tsx'
import { fitWidth } from './viewer-geometry.ts'

/** A scanned paper in the viewer: a picture, or a PDF page by page. */
const PaperFile = ({ bytes, label }: { bytes: Blob; label: string }) => {
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

interface LoadedPaperProps {
  from: ReturnType<typeof useApi<Blob>>
  label: string
}

/** A picture or PDF, once it is loaded. */
export const LoadedPaper = ({ from, label }: LoadedPaperProps) => (
  <WhenLoaded from={from} lines={8}>
    {(bytes) => <PaperFile bytes={bytes} label={label} />}
  </WhenLoaded>
)
