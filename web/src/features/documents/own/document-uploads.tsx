import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { givenAs, needsOf } from '#shared/applications/rules/application-needs.ts'
import { mayChange } from '#shared/applications/rules/own-changes.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { DocumentKey, DocumentSet } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { useSession } from '#web/session/session-context.ts'
import { useDownload } from '#web/ui/document/use-download.ts'
import { FailureBox } from '#web/ui/messages/failure-message.tsx'
import { useFlash } from '#web/ui/messages/flash.tsx'
import { papersOf } from '#web/ui/needs/need-path.ts'
import { documentSetDetails, type HeldFiles } from './document-sets.ts'
import { DocumentTable } from './document-table.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { useUpload } from './use-upload.ts'
import { ViewDialog } from './view-dialog.tsx'

/** The row that the address names by its document, as a list of needs links to it; the focus goes to its last button. */
const useMarkedRow = (): string => {
  const { hash } = useLocation()
  const marked = hash.slice(1)
  useEffect(() => {
    const row = marked ? document.getElementById(marked) : null
    row?.scrollIntoView({ block: 'center' })
    row?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  }, [marked])
  return marked
}

/** Which dialog is open, of which document, and which one was uploaded just before it. */
type Open = { key: DocumentKey; dialog: 'upload' | 'view'; after?: DocumentKey } | undefined

interface DocumentUploadsProps {
  set: DocumentSet
  /** For which application the rows say what is needed. */
  title: ApplicationTitle
  /** The files uploaded before the page was opened. */
  held: HeldFiles
}

/** The documents of one set: how many are uploaded, their table, and the dialogs to upload and view one. */
export const DocumentUploads = ({ set, title, held: uploadedBefore }: DocumentUploadsProps) => {
  const { title: label, keys, bytes } = documentSetDetails[set]
  const { user, addHeldDocument } = useSession()
  const marked = useMarkedRow()
  const { showHere } = useFlash()
  const [files, setFiles] = useState(uploadedBefore)
  const [open, setOpen] = useState<Open>()
  const downloads = useDownload(bytes)
  const wanted = useRef<DocumentKey>(undefined)
  const upload = useUpload(({ name, file }, dialogIsOpen) => {
    if (dialogIsOpen) close()
    if (dialogIsOpen && wanted.current) setOpen({ key: wanted.current, dialog: 'upload', after: name })
    setFiles((before) => ({ ...before, [name]: file }))
    addHeldDocument(name)
    showHere(`${fieldLabel(name)} uploaded`)
  })
  const close = () => {
    upload.close()
    setOpen(undefined)
  }
  const held = papersOf(user)
  /** What is to be uploaded next to the one in the dialog. */
  const next = needsOf(title).find(
    (need) =>
      need.when === 'now' && keys.includes(need.key) && need.key !== open?.key && !givenAs(need, held),
  )?.key
  const count = keys.filter((key) => files[key]).length
  const shown = open && files[open.key]
  return (
    <>
      <div className="card">
        <p className="document-count">
          {count} of {keys.length} uploaded
        </p>
        {downloads.failed && (
          <FailureBox failure={downloads.failed.failure} onRetry={downloads.failed.again} loading />
        )}
        <DocumentTable
          label={label}
          title={title}
          held={held}
          marked={marked}
          keys={keys}
          files={files}
          uploading={open && { key: open.key, state: upload.state }}
          downloading={downloads.loading}
          onOpen={(key) => setOpen({ key, dialog: files[key] ? 'view' : 'upload' })}
          onDownload={(key) => {
            const file = files[key]
            if (file) void downloads.download(key, file)
          }}
        />
      </div>
      {open?.dialog === 'upload' && (
        <UploadDialog
          key={open.key}
          documentKey={open.key}
          upload={upload}
          onClose={close}
          after={open.after}
          next={next}
          onStart={(following) => {
            wanted.current = following
          }}
        />
      )}
      {open?.dialog === 'view' && shown && (
        <ViewDialog
          documentKey={open.key}
          file={shown}
          bytes={bytes}
          onReplace={
            mayChange(user.application_form, `document.${open.key}`)
              ? () => setOpen({ key: open.key, dialog: 'upload' })
              : undefined
          }
          onClose={close}
        />
      )}
    </>
  )
}
