import { useState } from 'react'
import type { DocumentFile } from '#shared/records/document.ts'
import { type DocumentKey, fieldLabel } from '#shared/vocabulary.ts'
import { useApi } from '#web/api/use-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { BlobPicture } from '#web/ui/document/blob-picture.tsx'
import { fileNameOf, heldWords } from '#web/ui/document/document-words.ts'
import { PdfFacts } from '#web/ui/document/pdf-facts.tsx'
import { unturned } from '#web/ui/document/picture-viewer.tsx'
import { useDownload } from '#web/ui/document/use-download.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'

interface ViewDialogProps {
  documentKey: DocumentKey
  file: DocumentFile
  bytes: (key: DocumentKey, signal?: AbortSignal) => Promise<Blob>
  onReplace: () => void
  onClose: () => void
}

/** What is held, with Download and Replace. A picture that is seen already is not fetched again to be saved. */
export const ViewDialog = ({ documentKey, file, bytes, onReplace, onClose }: ViewDialogProps) => {
  const label = fieldLabel(documentKey)
  const [view, setView] = useState(unturned)
  const isPdf = file.type === 'application/pdf'
  const loaded = useApi(
    async (signal) => (isPdf ? null : bytes(documentKey, signal)),
    [documentKey, file.id, file.version],
  )
  const saving = useDownload(async (key, signal) => loaded.data ?? bytes(key, signal))
  return (
    <Dialog open title={label} onClose={onClose}>
      <p className="form-text">{heldWords(file)}</p>
      {isPdf ? (
        <PdfFacts name={fileNameOf(documentKey, file)} />
      ) : (
        <WhenLoaded from={loaded} lines={8}>
          {(found) => found && <BlobPicture bytes={found} label={label} view={view} onView={setView} />}
        </WhenLoaded>
      )}
      {saving.failed && <LoadFailure failure={saving.failed.failure} onRetry={saving.failed.again} />}
      <div className="dialog-actions">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={saving.loading ? true : undefined}
          onClick={() => !saving.loading && void saving.download(documentKey, file)}
        >
          {saving.loading ? 'Downloading…' : 'Download'}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onReplace}>
          Replace
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
