import { useState } from 'react'
import { fieldLabel } from '#shared/vocabulary.ts'
import { useApi } from '#web/api/use-api.ts'
import { describeUpload } from '#web/ui/document/file-description.ts'
import { useDownload } from '#web/ui/document/use-download.ts'
import { LoadFailure } from '#web/ui/messages/load-failure.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { type CaseDocumentsState, type HeldDocument, initialView, isPdf } from './use-case-documents.ts'

type Former = NonNullable<HeldDocument['former']>

const ReturnedFile = ({
  file,
  former,
  documents,
}: {
  file: HeldDocument
  former: Former
  documents: CaseDocumentsState
}) => {
  const [view, setView] = useState(initialView)
  const label = `${fieldLabel(file.name)} as returned`
  const bytes = () => documents.formerBytes(file)
  const loaded = useApi(bytes, [former.id])
  const saving = useDownload(bytes)
  return (
    <section aria-label={label}>
      <h4>As returned</h4>
      <WhenLoaded from={loaded} lines={8}>
        {(loadedBytes) => (
          <DocumentViewer
            bytes={loadedBytes}
            pdf={isPdf(former)}
            label={label}
            view={view}
            onViewChange={(change) => setView((before) => ({ ...before, ...change }))}
          />
        )}
      </WhenLoaded>
      {saving.failed && <LoadFailure failure={saving.failed.failure} onRetry={saving.failed.again} />}
      <p className="document-foot">
        <span className="text-muted">{describeUpload(former)}</span>
        <button
          type="button"
          className="btn btn-small btn-outline-secondary"
          onClick={() => void saving.download(file.name, former)}
        >
          {saving.loading ? 'Downloading…' : 'Download the returned file'}
        </button>
      </p>
    </section>
  )
}

/** Says that a document has been replaced, and shows the returned file while it is stored. */
export const FormerDocument = ({
  file,
  documents,
}: {
  file: HeldDocument
  documents: CaseDocumentsState
}) => {
  const [open, setOpen] = useState(false)
  const { former } = file
  return (
    <>
      <p className="document-changed">
        <span className="status status-needed">Changed</span>
        {former ? (
          <button
            type="button"
            className="btn btn-small btn-outline-secondary"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Hide the returned file' : 'Show the returned file'}
          </button>
        ) : (
          'The returned file is not kept any more.'
        )}
      </p>
      {open && former && (
        <>
          <ReturnedFile file={file} former={former} documents={documents} />
          <h4>As it is now</h4>
        </>
      )}
    </>
  )
}
