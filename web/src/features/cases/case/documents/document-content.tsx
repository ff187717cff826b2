import { useApi } from '#web/api/use-api.ts'
import { BlobPicture } from '#web/ui/document/blob-picture.tsx'
import { PdfViewer } from '#web/ui/document/pdf/pdf-viewer.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { isPdf, type ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'

interface DocumentContentProps {
  shown: ShownFile
  documents: CaseDocumentsState
}

/** A document in the viewer: a picture, or a PDF page by page. */
export const DocumentContent = ({ shown, documents }: DocumentContentProps) => {
  const { file, label } = shown
  const loaded = useApi(() => documents.bytes(shown), [file.id, file.version])
  const view = documents.viewOf(file)
  const onView = (change: Partial<typeof view>) => documents.changeView(file, change)
  return (
    <WhenLoaded from={loaded} lines={8}>
      {(bytes) =>
        isPdf(file) ? (
          <PdfViewer
            bytes={bytes}
            label={label}
            view={view}
            onView={onView}
            page={view.page}
            onPage={(page) => onView({ page })}
            onDrawn={(picture, count) => documents.pageDrawn(shown, picture, count)}
          />
        ) : (
          <BlobPicture bytes={bytes} label={label} view={view} onView={onView} />
        )
      }
    </WhenLoaded>
  )
}
