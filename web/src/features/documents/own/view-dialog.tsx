import '#web/theme/documents/viewer.scss'
import { useState } from 'react'
import type { DocumentFile } from '#shared/documents/records/document.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { useApi } from '#web/api/use-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { BlobPicture } from '#web/ui/document/blob-picture.tsx'
import { describeUpload, downloadFileName } from '#web/ui/document/file-description.ts'
import { useDownload } from '#web/ui/document/use-download.ts'
import { initialPictureView } from '#web/ui/document/viewer-buttons.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'

interface ViewDialogProps {
  documentKey: DocumentKey
  file: DocumentFile
  bytes: (key: DocumentKey, signal?: AbortSignal) => Promise<Blob>
  /** Absent where the file cannot be replaced now. */
  onReplace: (() => void) | undefined
  onClose: () => void
}

/** An uploaded file with Download and Replace. A picture that is shown already is not fetched again for the download. */
export const ViewDialog = ({ documentKey, file, bytes, onReplace, onClose }: ViewDialogProps) => {
  const label = fieldLabel(documentKey)
  const [view, setView] = useState(initialPictureView)
  const isPdf = file.type === 'application/pdf'
  const loaded = useApi(
    async (signal) => (isPdf ? null : bytes(documentKey, signal)),
    [documentKey, file.id, file.version],
  )
  const downloads = useDownload(async (key, signal) => loaded.data ?? bytes(key, signal))
  return (
    <Dialog open title={label} onClose={onClose}>
      <p className="form-text">{describeUpload(file)}</p>
      {isPdf ? (
        <div className="document-file-name">
          <Icon name="file" />
          <p>{downloadFileName(documentKey, file)}</p>
        </div>
      ) : (
        <WhenLoaded from={loaded} lines={8}>
          {(found) => found && <BlobPicture bytes={found} label={label} view={view} onView={setView} />}
        </WhenLoaded>
      )}
      {downloads.failed && (
        <FailureBox failure={downloads.failed.failure} onRetry={downloads.failed.again} loading />
      )}
      <div className="dialog-actions">
        <Button
          look="primary"
          waiting={Boolean(downloads.loading)}
          onClick={() => !downloads.loading && void downloads.download(documentKey, file)}
        >
          {downloads.loading ? 'Downloading…' : 'Download'}
        </Button>
        {onReplace && <Button onClick={onReplace}>Replace</Button>}
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}
