import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { WentWrong } from '#web/ui/messages/failure-message.tsx'
import { ChosenPreview } from './chosen-preview.tsx'
import { FileChooser, useFocusOnRefusal } from './file-chooser.tsx'
import { keepingPlace } from './keeping-place.ts'
import type { UploadFailure } from './upload-problem.ts'
import { UploadProgress } from './upload-progress.tsx'
import { failureOf, fileOf, isUploading, refusalOf } from './upload-state.ts'
import { useDrop } from './use-drop.ts'
import type { Upload } from './use-upload.ts'

const Failure = ({ failure }: { failure: UploadFailure | undefined }) => (
  <div role="alert">
    {failure && (
      <div className="error-summary document-failure">
        <WentWrong>{failure.message}</WentWrong>
        {failure.reference && <p className="support-reference">Support reference: {failure.reference}</p>}
      </div>
    )}
  </div>
)

interface UploadDialogProps {
  documentKey: DocumentKey
  upload: Upload
  onClose: () => void
}

/** Choose a file, look at it, rotate it, upload it. Closing the dialog ends what is under way. */
export const UploadDialog = ({ documentKey, upload, onClose }: UploadDialogProps) => {
  const { state } = upload
  const label = fieldLabel(documentKey)
  const file = fileOf(state)
  const busy = isUploading(state)
  const choose = (chosen: File) => void upload.choose(documentKey, chosen)
  const over = useDrop((dropped) => !busy && choose(dropped))
  useFocusOnRefusal(state)
  return (
    <Dialog open title={`Upload ${label}`} onClose={onClose}>
      <div className={over ? 'document-upload document-upload-over' : 'document-upload'}>
        {file && <ChosenPreview file={file} label={label} busy={busy} onRotate={upload.rotate} />}
        {state.phase === 'opening' && <p aria-hidden="true">Opening the file…</p>}
        <div className="document-choice">
          <div style={keepingPlace(busy)}>
            <FileChooser documentKey={documentKey} refusal={refusalOf(state)} onFile={choose} />
          </div>
          <UploadProgress state={state} label={label} />
        </div>
      </div>
      <Failure failure={failureOf(state)} />
      <div className="dialog-actions">
        <button
          type="button"
          className={file ? 'btn btn-primary' : 'btn btn-outline-primary'} // a file is chosen first
          aria-disabled={busy || undefined}
          onClick={() => upload.start(documentKey)}
        >
          {busy ? 'Uploading…' : failureOf(state) ? 'Try again' : 'Upload'}
        </button>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}
