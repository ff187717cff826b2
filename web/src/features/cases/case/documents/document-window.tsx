import '#web/theme/documents/document-window.scss'
import type { KeyboardEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { keysEnabled } from '#web/ui/office/review-keys.ts'
import { keyCommandOf } from '../keyboard/keys.ts'
import { DocumentContent } from './document-content.tsx'
import { caseDocuments } from './evidence-documents.ts'
import { numberedLabel, type ShownFile } from './shown-files.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'
import { isViewerCommand, runViewerCommand } from './viewer-commands.ts'

const scrollStep = 60 // in pixels, about as far as a browser scrolls when an arrow key is pressed

const directions: Record<string, [left: number, top: number]> = {
  ArrowLeft: [-scrollStep, 0],
  ArrowRight: [scrollStep, 0],
  ArrowUp: [0, -scrollStep],
  ArrowDown: [0, scrollStep],
}

/** The keys of the viewer in the window: they act on the document that has the focus, otherwise on the first one. */
const useWindowKeys = (first: ShownFile, documents: CaseDocumentsState) => {
  const run = (key: string, shown: ShownFile): boolean => {
    const command = keyCommandOf({ key })
    if (!command) return false
    if (command.kind === 'document') {
      const name = caseDocuments[command.number - 1]
      if (!name || !documents.held.some((held) => held.name === name)) return false
      documents.choose(name)
      return true
    }
    if (command.kind === 'fullScreen') documents.closeWindow()
    else if (command.kind === 'beside') documents.toggleBeside()
    else return isViewerCommand(command.kind) && runViewerCommand(command.kind, shown, documents)
    return true
  }
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget, key } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
    if (target.closest('select')) return // the key selects a choice by its first letter
    const pane = target.closest('.document-pane') ?? currentTarget.querySelector('.document-pane')
    const direction = directions[key]
    if (direction && !target.closest('.viewer-frame'))
      pane?.querySelector('.viewer-frame')?.scrollBy(...direction)
    const focused = documents.files.find(({ file }) => file.id === pane?.getAttribute('data-file'))
    if (keysEnabled() && run(key, focused ?? first)) event.preventDefault()
  }
}

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
