import { useEffect, useState } from 'react'
import type { DocumentFile } from '#shared/records/document.ts'
import { type DocumentKey, fieldLabel } from '#shared/vocabulary.ts'
import { useApi } from '#web/api/use-api.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import { fileNameOf, heldWords } from './document-words.ts'
import { PictureViewer } from './picture-viewer.tsx'
import { useDownload } from './use-download.ts'

interface ViewDialogProps {
  documentKey: DocumentKey
  file: DocumentFile
  bytes: (key: DocumentKey, signal?: AbortSignal) => Promise<Blob>
  onReplace: () => void
  onClose: () => void
}

const Picture = ({ bytes, label }: { bytes: Blob; label: string }) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address ? <PictureViewer address={address} label={label} /> : null
}

/** A PDF is not opened inside the portal (ux: section 2); its bytes are fetched only to be saved. */
const PdfFacts = ({ name }: { name: string }) => (
  <div className="document-file-name">
    <Icon name="form" />
    <p>{name}</p>
  </div>
)

/** What is held, with Download and Replace. A picture that is seen already is not fetched again to be saved. */
export const ViewDialog = ({ documentKey, file, bytes, onReplace, onClose }: ViewDialogProps) => {
  const label = fieldLabel(documentKey)
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
          {(found) => found && <Picture bytes={found} label={label} />}
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
