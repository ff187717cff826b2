import { missingDocuments } from '#shared/rules/required-documents.ts'
import type { ApplicationTitle } from '#shared/vocabulary.ts'
import { fieldLabel } from '#shared/vocabulary.ts'
import { useApi } from '#web/api/use-api.ts'
import { BlobPicture } from '#web/ui/document/blob-picture.tsx'
import { fileNameOf, heldWords } from '#web/ui/document/document-words.ts'
import { PdfFacts } from '#web/ui/document/pdf-facts.tsx'
import { useDownload } from '#web/ui/document/use-download.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { WhenLoaded } from '#web/ui/loaded.tsx'
import { FormerDocument } from './former-document.tsx'
import { numberOf } from './proofs.ts'
import type { CaseDocumentsState, HeldDocument } from './use-case-documents.ts'

const Shown = ({ file, documents }: { file: HeldDocument; documents: CaseDocumentsState }) => {
  const { bytes, view, look } = documents
  const isPdf = file.type === 'application/pdf'
  const loaded = useApi(async () => (isPdf ? null : bytes(file)), [file.id, file.version])
  const saving = useDownload(() => bytes(file))
  return (
    <>
      <h3 className="document-title">{fieldLabel(file.name)}</h3>
      {documents.changed.includes(file.name) && <FormerDocument file={file} documents={documents} />}
      {isPdf ? (
        <PdfFacts name={fileNameOf(file.name, file)} />
      ) : (
        <WhenLoaded from={loaded} lines={8}>
          {(found) =>
            found && (
              <BlobPicture bytes={found} label={fieldLabel(file.name)} view={view} onView={look} inPixels />
            )
          }
        </WhenLoaded>
      )}
      {saving.failed && <LoadFailure failure={saving.failed.failure} onRetry={saving.failed.again} />}
      <p className="document-foot">
        <span className="text-muted">{heldWords(file)}</span>
        <button
          type="button"
          className="btn btn-small btn-outline-secondary"
          onClick={() => void saving.download(file.name, file)}
        >
          {saving.loading ? 'Downloading…' : 'Download'}
        </button>
      </p>
    </>
  )
}

const Missing = ({ title, documents }: { title: ApplicationTitle; documents: CaseDocumentsState }) => {
  const missing = missingDocuments(
    title,
    documents.held.map(({ name }) => name),
  )
  if (missing.length === 0) return null
  return (
    <p className="document-missing">
      <Icon name="alert" />
      Missing: {missing.map(fieldLabel).join(', ')}
    </p>
  )
}

/** The held documents by their numbers, one of them open. */
export const CaseDocuments = ({
  title,
  documents,
}: {
  title: ApplicationTitle
  documents: CaseDocumentsState
}) => {
  const { held, changed, shown, choose } = documents
  return (
    <section className="card case-documents" aria-labelledby="documents" tabIndex={-1}>
      <h2 id="documents">Documents</h2>
      <Missing title={title} documents={documents} />
      {shown ? (
        <>
          <ul className="document-tabs">
            {held.map(({ name }) => (
              <li key={name}>
                <button type="button" aria-pressed={name === shown.name} onClick={() => choose(name)}>
                  <span className="document-digit">{numberOf(name)}</span> {fieldLabel(name)}
                  {changed.includes(name) && ' (changed)'}
                </button>
              </li>
            ))}
          </ul>
          <Shown key={shown.id} file={shown} documents={documents} />
        </>
      ) : (
        <p>No documents have been uploaded.</p>
      )}
    </section>
  )
}
