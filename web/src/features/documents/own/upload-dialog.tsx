import '#web/theme/applications/progress.scss'
import { useEffect, useRef, useState } from 'react'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { WentWrong } from '#web/ui/messages/failure-message.tsx'
import { ChosenPreview } from './chosen-preview.tsx'
import { FileChooser, useFocusOnRefusal } from './file-chooser.tsx'
import { keepingPlace } from './keeping-place.ts'
import type { UploadFailure } from './upload-problem.ts'
import {
  announcedProgress,
  barPercent,
  failureOf,
  fileOf,
  isUploading,
  progressText,
  refusalOf,
  type UploadState,
} from './upload-state.ts'
import type { Upload } from './use-upload.ts'

const carriesFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/**
 * Takes a file that is dropped anywhere in the window: outside of a small area the browser would open it instead.
 * @returns whether a file is being held over the window.
 */
const useDrop = (onFile: (file: File) => void): boolean => {
  const [over, setOver] = useState(false)
  const latest = useRef(onFile)
  latest.current = onFile

  useEffect(() => {
    const dragOver = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(true)
    }
    const dragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return
      event.preventDefault()
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) latest.current(file)
    }
    window.addEventListener('dragover', dragOver)
    window.addEventListener('dragleave', dragLeave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', dragOver)
      window.removeEventListener('dragleave', dragLeave)
      window.removeEventListener('drop', drop)
    }
  }, [])
  return over
}

/** The progress of an upload: text and a bar, and for screen readers fewer announcements. */
const UploadProgress = ({ state, label }: { state: UploadState; label: string }) => {
  const text = progressText(state)
  return (
    <div className="document-progress">
      {text && (
        <>
          <p aria-hidden="true">{text}</p>
          <progress max={100} value={barPercent(state)} aria-label={`Uploading ${label}`} />
        </>
      )}
      <p className="visually-hidden" role="status">
        {state.phase === 'opening' ? 'Opening the file' : announcedProgress(state)}
      </p>
    </div>
  )
}

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
  /** Uploaded just before in the same way. */
  after?: DocumentKey | undefined
  /** The document that is still needed, and can be uploaded right after this one. */
  next?: DocumentKey | undefined
  /** @param following the document whose dialog is opened after this upload */
  onStart?: (following: DocumentKey | undefined) => void
}

/** Choose a file, look at it, rotate it, upload it. Closing the dialog ends what is under way. */
export const UploadDialog = ({
  documentKey,
  upload,
  onClose,
  after,
  next,
  onStart = () => {},
}: UploadDialogProps) => {
  const { state } = upload
  const label = fieldLabel(documentKey)
  const file = fileOf(state)
  const busy = isUploading(state)
  const choose = (chosen: File) => void upload.choose(documentKey, chosen)
  const over = useDrop((dropped) => !busy && choose(dropped))
  const start = (following?: DocumentKey) => {
    if (busy) return
    onStart(following)
    upload.start(documentKey)
  }
  useFocusOnRefusal(state)
  return (
    <Dialog open title={`Upload ${label}`} onClose={onClose}>
      {after && <p role="status">{fieldLabel(after)} uploaded</p>}
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
        {/* A file is chosen first. */}
        <Button look={file ? 'primary' : 'outline'} waiting={busy} onClick={() => start()}>
          {busy ? 'Uploading…' : failureOf(state) ? 'Try again' : 'Upload'}
        </Button>
        {next && file && (
          <Button waiting={busy} onClick={() => start(next)}>
            Upload, then {fieldLabel(next)}
          </Button>
        )}
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </Dialog>
  )
}
