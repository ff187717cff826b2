import type { DocumentKey } from '#shared/vocabulary.ts'
import { isDirect } from '#web/features/case/case-action-labels.ts'
import { caseDocuments, numberOf } from '#web/features/case/documents/evidence-documents.ts'
import type { CaseDocumentsState } from '#web/features/case/documents/use-case-documents.ts'
import {
  isViewerCommand,
  runViewerCommand,
  type ViewerCommand,
} from '#web/features/case/documents/viewer-commands.ts'
import type { Neighbours } from '#web/features/case/neighbours.ts'
import type { CaseReview } from '#web/features/case/use-case-review.ts'
import { focusedItem, focusUnticked, moveRow } from './data-rows.ts'
import type { KeyCommand } from './keys.ts'

/** What key commands read and change. */
interface KeyContext {
  region: HTMLElement | null
  review: CaseReview
  documents: CaseDocumentsState
  neighbours: Neighbours
  show: (key: DocumentKey) => void
  navigate: (address: string) => void
  /** Opens the dialog that lists the keys. */
  showKeys: () => void
}

/** Says whether the key did anything. */
type KeyHandler = (context: KeyContext & { region: HTMLElement }) => boolean

const done = (run: () => unknown): true => {
  run()
  return true
}

const openAddress = ({ navigate }: KeyContext, address: string | undefined): boolean =>
  address ? done(() => navigate(address)) : false

/** On narrow screens the documents may be hidden behind the data. */
const withDocument = ({ documents: { shown }, show }: KeyContext, run: () => unknown): boolean => {
  if (!shown) return false
  show(shown.key)
  return done(run)
}

const handlers: Record<Exclude<KeyCommand['kind'], 'action' | 'document' | ViewerCommand>, KeyHandler> = {
  next: (context) => openAddress(context, context.neighbours.next),
  previous: (context) => openAddress(context, context.neighbours.previous),
  fullScreen: (context) => withDocument(context, context.documents.openWindow),
  beside: (context) =>
    context.documents.others.length > 0 && withDocument(context, context.documents.toggleBeside),
  up: ({ region }) => moveRow(region, -1),
  down: ({ region }) => moveRow(region, 1),
  keys: ({ showKeys }) => done(showKeys),
  tick: ({ review, region }) => {
    if (!review.mayTick) return false
    const item = focusedItem(region)
    return done(() => (item ? review.tick(item) : focusUnticked(region, review.ticks)))
  },
}

/** Runs the command of a key. @returns false when the command does not apply to the case now */
export const runCommand = (command: KeyCommand, context: KeyContext): boolean => {
  const { region, review, documents } = context
  if (!region) return false
  if (command.kind === 'document') {
    const key = caseDocuments.find((name) => numberOf(name) === command.number)
    const held = key && documents.held.some(({ name }) => name === key)
    return held ? done(() => context.show(key)) : false
  }
  if (command.kind === 'action') {
    const { action } = command
    if (review.busy || !review.caseRecord.actions.includes(action)) return false
    return done(() => (isDirect(action) ? review.perform(action) : review.openDialog(action)))
  }
  if (isViewerCommand(command.kind)) return runViewerCommand(command.kind, documents.shown, documents)
  return handlers[command.kind]({ ...context, region })
}
