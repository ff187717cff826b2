import type { KeyboardEvent } from 'react'
import { keysEnabled } from '#web/ui/office/review-keys.ts'
import { keyCommandOf } from '../keyboard/keys.ts'
import { caseDocuments } from './evidence-documents.ts'
import type { ShownFile } from './shown-files.ts'
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
export const useWindowKeys = (first: ShownFile, documents: CaseDocumentsState) => {
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
