import { useState } from 'react'
import { DocumentContent } from './document-content.tsx'
import { FileFacts } from './file-facts.tsx'
import type { CaseDocumentsState } from './use-case-documents.ts'

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
