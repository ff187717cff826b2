import '#web/theme/case-documents.scss'
import { missingDocuments } from '#shared/rules/required-documents.ts'
import type { ApplicationTitle } from '#shared/vocabulary.ts'
import { fieldLabel } from '#shared/vocabulary.ts'
import { useApi } from '#web/api/use-api.ts'
import { describeUpload } from '#web/ui/document/file-description.ts'
import { useDownload } from '#web/ui/document/use-download.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LoadFailure } from '#web/ui/messages/load-failure.tsx'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { DocumentViewer } from './document-viewer.tsx'
import { FormerDocument } from './former-document.tsx'
import { type CaseDocumentsState, type HeldDocument, isPdf } from './use-case-documents.ts'

const Shown = ({ file, documents }: { file: HeldDocument; documents: CaseDocumentsState }) => {
  const { bytes, view, changeView, pageDrawn } = documents
  const loaded = useApi(() => bytes(file), [file.id, file.version])
  const saving = useDownload(() => bytes(file))
  return (
    <>
      <h3 className="document-title">{fieldLabel(file.name)}</h3>
      {documents.changed.includes(file.name) && <FormerDocument file={file} documents={documents} />}
      <WhenLoaded from={loaded} lines={8}>
        {(loadedBytes) => (
          <DocumentViewer
            bytes={loadedBytes}
            pdf={isPdf(file)}
            label={fieldLabel(file.name)}
            view={view}
            onViewChange={changeView}
            onDrawn={(picture) => pageDrawn(file, picture)}
          />
        )}
      </WhenLoaded>
      {saving.failed && <LoadFailure failure={saving.failed.failure} onRetry={saving.failed.again} />}
      <p className="document-foot">
        <span className="text-muted">{describeUpload(file)}</span>
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

/** The uploaded documents by their numbers; one of them is open. */
export const CaseDocuments = ({
  title,
  documents,
}: {
  title: ApplicationTitle
  documents: CaseDocumentsState
}) => {
  const { shown } = documents
  return (
    <section className="card case-documents" aria-labelledby="documents" tabIndex={-1}>
      <h2 id="documents">Documents</h2>
      <Missing title={title} documents={documents} />
      {shown ? (
        <>
          <DocumentTabs documents={documents} />
          <Shown key={shown.id} file={shown} documents={documents} />
        </>
      ) : (
        <p>No documents have been uploaded.</p>
      )}
    </section>
  )
}
