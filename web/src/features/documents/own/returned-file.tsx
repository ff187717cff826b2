import '#web/theme/documents/documents.scss'
import { useState } from 'react'
import type { DocumentFile, UploadedDocument } from '#shared/documents/records/document.ts'
import { type DocumentKey, documentSetOf } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { describeUpload } from '#web/ui/document/file-description.ts'
import { documentSetDetails } from './document-sets.ts'
import { UploadDialog } from './upload-dialog.tsx'
import { useUpload } from './use-upload.ts'
import { ViewDialog } from './view-dialog.tsx'

interface ReturnedFileProps {
  documentKey: DocumentKey
  /** null where none was given. */
  file: DocumentFile | null
  onReplaced: (uploaded: UploadedDocument) => void
}

/** A document that the council has returned: the present file, and the buttons to look at it and to replace it. */
export const ReturnedFile = ({ documentKey, file, onReplaced }: ReturnedFileProps) => {
  const [open, setOpen] = useState<'upload' | 'view' | null>(null)
  const upload = useUpload((uploaded, dialogIsOpen) => {
    if (dialogIsOpen) close()
    onReplaced(uploaded)
  })
  const close = () => {
    upload.close()
    setOpen(null)
  }
  const label = <span className="visually-hidden"> {fieldLabel(documentKey)}</span>
  return (
    <div className="returned-file">
      <p className="form-text">{file ? describeUpload(file) : 'Not uploaded'}</p>
      <div className="document-actions">
        <Button id={`replace-${documentKey}`} look="outline" onClick={() => setOpen('upload')}>
          {file ? 'Replace' : 'Upload'}
          {label}
        </Button>
        {file && (
          <Button onClick={() => setOpen('view')}>
            View
            {label}
          </Button>
        )}
      </div>
      {open === 'upload' && <UploadDialog documentKey={documentKey} upload={upload} onClose={close} />}
      {open === 'view' && file && (
        <ViewDialog
          documentKey={documentKey}
          file={file}
          bytes={documentSetDetails[documentSetOf(documentKey)].bytes}
          onReplace={() => setOpen('upload')}
          onClose={close}
        />
      )}
    </div>
  )
}
