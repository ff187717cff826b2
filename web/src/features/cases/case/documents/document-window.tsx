import '#web/theme/documents/document-window.scss'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DocumentContent } from './document-content.tsx'
import { numberedLabel, type ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'
import { useWindowKeys } from './use-window-keys.ts'

interface PaneProps {
  /** Tells the two lists of documents apart. */
  name: string
  shown: ShownFile
  choices: readonly ShownFile[]
  onChoose: (choice: ShownFile) => void
  documents: CaseDocumentsState
}

/** One document of the window, and the list to choose another one. */
const Pane = ({ name, shown, choices, onChoose, documents }: PaneProps) => (
  <div className="document-pane" data-file={shown.file.id}>
    <select
      className="form-select"
      aria-label={name}
      value={shown.file.id}
      onChange={({ target }) => {
        const choice = choices.find(({ file }) => file.id === target.value)
        if (choice) onChoose(choice)
      }}
    >
      {choices.map((choice) => (
        <option key={choice.file.id} value={choice.file.id}>
          {numberedLabel(choice)}
        </option>
      ))}
    </select>
    <DocumentContent key={shown.file.id} shown={shown} documents={documents} />
  </div>
)

/** A document that fills the window, or two of them side by side. */
export const DocumentWindow = ({ shown, documents }: { shown: ShownFile; documents: CaseDocumentsState }) => {
  const { beside, others, files } = documents
  const keys = useWindowKeys(shown, documents)
  return (
    <Dialog open title="Documents in full screen" className="document-window" onClose={documents.closeWindow}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the review, which buttons do as well */}
      <div className="document-window-content" onKeyDown={keys}>
        <div className="document-window-bar">
          <Button small onClick={documents.closeWindow}>
            Leave full screen
          </Button>
          {others.length > 0 && (
            <Button small aria-pressed={beside !== undefined} onClick={documents.toggleBeside}>
              Side by side
            </Button>
          )}
        </div>
        <div className="document-panes">
          <Pane
            name={beside ? 'Document on the left' : 'Document'}
            shown={shown}
            choices={files.filter(({ returned }) => !returned)}
            onChoose={({ key }) => documents.choose(key)}
            documents={documents}
          />
          {beside && (
            <Pane
              name="Document on the right"
              shown={beside}
              choices={others}
              onChoose={({ file }) => documents.chooseBeside(file.id)}
              documents={documents}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}
