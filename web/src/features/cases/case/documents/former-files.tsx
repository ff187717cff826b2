import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { DocumentContent } from './document-content.tsx'
import { FileFacts } from './file-facts.tsx'
import type { ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'

interface FormerDocumentProps {
  /** The file that was returned; undefined once it is no longer stored. */
  former: ShownFile | undefined
  documents: CaseDocumentsState
}

/** Says that a document has been replaced, and shows the returned file while it is stored. */
export const FormerDocument = ({ former, documents }: FormerDocumentProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <p className="document-changed">
        <span className="status status-needed">Changed</span>
        {!former && 'The returned file is not kept any more.'}
        {former && (
          <Button small aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide the returned file' : 'Show the returned file'}
          </Button>
        )}
        {former && documents.others.length > 0 && (
          <Button small onClick={documents.toggleBeside}>
            Compare
          </Button>
        )}
      </p>
      {open && former && (
        <>
          <section className="document-returned" aria-label={former.label}>
            <h4>As returned</h4>
            <DocumentContent shown={former} documents={documents} />
            <div className="document-foot">
              <FileFacts shown={former} documents={documents} download="Download the returned file" />
            </div>
          </section>
          <h4>As it is now</h4>
        </>
      )}
    </>
  )
}

/** The files that stayed with previous applications, such as the deposit slip of the last fee; one at a time is shown. */
export const FormerFiles = ({ documents }: { documents: CaseDocumentsState }) => {
  const [openId, setOpenId] = useState<string>()
  const files = documents.formerFiles
  const shown = files.find(({ file }) => file.id === openId)
  if (files.length === 0) return null
  return (
    <section aria-labelledby="former-files">
      <h3 id="former-files">Of previous applications</h3>
      <ul className="document-tabs">
        {files.map(({ file, label }) => (
          <li key={file.id}>
            <button
              type="button"
              aria-pressed={file.id === openId}
              onClick={() => setOpenId(file.id === openId ? undefined : file.id)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <>
          <DocumentContent key={shown.file.id} shown={shown} documents={documents} />
          <div className="document-foot">
            <FileFacts key={shown.file.id} shown={shown} documents={documents} download="Download" />
          </div>
        </>
      )}
    </section>
  )
}
