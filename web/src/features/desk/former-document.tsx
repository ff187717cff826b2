import { useState } from 'react'
import { fieldLabel } from '#shared/vocabulary.ts'
import { useApi } from '#web/api/use-api.ts'
import { BlobPicture } from '#web/ui/document/blob-picture.tsx'
import { fileNameOf, heldWords } from '#web/ui/document/document-words.ts'
import { PdfFacts } from '#web/ui/document/pdf-facts.tsx'
import { unturned } from '#web/ui/document/picture-viewer.tsx'
import { useDownload } from '#web/ui/document/use-download.ts'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import type { CaseDocumentsState, HeldDocument } from './use-case-documents.ts'

type Former = NonNullable<HeldDocument['former']>

const Opened = ({
  file,
  former,
  documents,
}: {
  file: HeldDocument
  former: Former
  documents: CaseDocumentsState
}) => {
  const [view, look] = useState(unturned)
  const label = `${fieldLabel(file.name)} as returned`
  const bytes = () => documents.formerBytes(file)
  const isPdf = former.type === 'application/pdf'
  const loaded = useApi(async () => (isPdf ? null : bytes()), [former.id])
  const saving = useDownload(bytes)
  return (
    <section aria-label={label}>
      <h4>As returned</h4>
      {isPdf ? (
        <PdfFacts name={fileNameOf(file.name, former)} />
      ) : (
        <WhenLoaded from={loaded} lines={8}>
          {(found) => found && <BlobPicture bytes={found} label={label} view={view} onView={look} inPixels />}
        </WhenLoaded>
      )}
      {saving.failed && <LoadFailure failure={saving.failed.failure} onRetry={saving.failed.again} />}
      <p className="document-foot">
        <span className="text-muted">{heldWords(former)}</span>
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

/** That a document has been replaced, and the file that was returned, while it is kept. */
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
          <Opened file={file} former={former} documents={documents} />
          <h4>As it is now</h4>
        </>
      )}
    </>
  )
}
