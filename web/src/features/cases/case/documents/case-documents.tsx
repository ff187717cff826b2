import '#web/theme/cases/case-documents.scss'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { fieldLabel } from '#shared/vocabulary/field-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { DocumentContent } from './document-content.tsx'
import { DocumentTabs } from './document-tabs.tsx'
import { FileFacts } from './file-facts.tsx'
import { FormerDocument, FormerFiles } from './former-files.tsx'
import { numberedLabel, returnedFileOf, type ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'

interface WindowButtonProps {
  name: string
  icon: IconName
  pressed: boolean
  onPress: () => void
}

const WindowButton = ({ name, icon, pressed, onPress }: WindowButtonProps) => (
  <Button small aria-label={name} title={name} aria-pressed={pressed} onClick={onPress}>
    <Icon name={icon} />
  </Button>
)

/** Outside of what changes with the document, so that they keep the focus. */
const WindowButtons = ({ documents }: { documents: CaseDocumentsState }) => (
  <div className="document-window-buttons">
    {documents.others.length > 0 && (
      <WindowButton
        name="Side by side"
        icon="columns"
        pressed={documents.beside !== undefined}
        onPress={documents.toggleBeside}
      />
    )}
    <WindowButton
      name="Full screen"
      icon={documents.isFull ? 'close' : 'expand'}
      pressed={documents.isFull}
      onPress={documents.toggleFull}
    />
  </div>
)

const Shown = ({ shown, documents }: { shown: ShownFile; documents: CaseDocumentsState }) => {
  const held = documents.held.find(({ name }) => name === shown.key)
  const { id } = shown.file
  return (
    <div className="document-pane" data-file={id}>
      <h3 className="document-title">{shown.label}</h3>
      {held && documents.changed.includes(shown.key) && (
        <FormerDocument key={`former ${id}`} former={returnedFileOf(held)} documents={documents} />
      )}
      <DocumentContent key={id} shown={shown} documents={documents} />
      <div className="document-foot">
        <FileFacts key={`facts ${id}`} shown={shown} documents={documents} download="Download" />
      </div>
    </div>
  )
}

/** The list to choose the second of two documents side by side. */
const BesideChoice = ({ shown, documents }: { shown: ShownFile; documents: CaseDocumentsState }) => (
  <select
    className="form-select"
    aria-label="Document on the right"
    value={shown.file.id}
    onChange={({ target }) => documents.chooseBeside(target.value)}
  >
    {documents.others.map((choice) => (
      <option key={choice.file.id} value={choice.file.id}>
        {numberedLabel(choice)}
      </option>
    ))}
  </select>
)

const Missing = ({ missing }: { missing: DocumentKey[] }) =>
  missing.length > 0 && (
    <p className="document-missing">
      <Icon name="alert" />
      Missing: {missing.map(fieldLabel).join(', ')}
    </p>
  )

/** The uploaded documents by their numbers; one of them is open, or two side by side in full screen. */
export const CaseDocuments = ({ documents }: { documents: CaseDocumentsState }) => {
  const { shown, beside } = documents
  return (
    <section className="card case-documents" aria-labelledby="documents" tabIndex={-1}>
      <h2 id="documents">Documents</h2>
      <Missing missing={documents.missing} />
      {shown ? (
        <>
          <div className="document-head">
            <DocumentTabs documents={documents} />
            {beside && <BesideChoice shown={beside} documents={documents} />}
            <WindowButtons documents={documents} />
          </div>
          <div className="document-panes">
            <Shown shown={shown} documents={documents} />
            {beside && (
              <div className="document-pane" data-file={beside.file.id}>
                <DocumentContent key={beside.file.id} shown={beside} documents={documents} />
              </div>
            )}
          </div>
        </>
      ) : (
        <p>No documents have been uploaded.</p>
      )}
      <FormerFiles documents={documents} />
    </section>
  )
}
