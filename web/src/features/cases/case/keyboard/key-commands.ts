import { caseDocuments, numberOf } from '../documents/evidence-documents.ts'
import type { CaseDocumentsState } from '../documents/use-case-documents.ts'
import type { Evidence } from '../documents/use-evidence.ts'
import { isViewerCommand, runViewerCommand, type ViewerCommand } from '../documents/viewer-commands.ts'
import type { Part } from '../layout/part-buttons.tsx'
import type { Neighbours } from '../neighbours.ts'
import { stateOf } from '../points/point-states.ts'
import type { Points } from '../points/use-points.ts'
import type { CaseReview } from '../use-case-review.ts'
import { focusedItem, focusedSection, focusMainAction, focusNextOpen, moveRow } from './data-rows.ts'
import type { KeyCommand } from './keys.ts'

/** Marking points by keyboard: each key marks what has the focus and moves on to what is left. */
type MarkedPoints = Pick<Points, 'looked' | 'mark'>
type Mark = (region: HTMLElement, points: MarkedPoints, evidence: Evidence) => void

/** To the next point without a mark, or to the next action if all have one. */
const moveOn = (region: HTMLElement, { looked }: MarkedPoints, marked: readonly string[]): void => {
  if (!focusNextOpen(region, looked, marked)) focusMainAction(region)
}

const tickPoint: Mark = (region, points) => {
  const item = focusedItem(region)
  if (item) points.mark([item], 'right')
  moveOn(region, points, item ? [item] : [])
}

const markSection: Mark = (region, points, evidence) => {
  const open = (focusedSection(region) ?? []).filter((item) => stateOf(item, points.looked) === 'open')
  moveOn(region, points, evidence.markCompared(open, points.mark))
}

const markWrong: Mark = (region, points) => {
  const item = focusedItem(region)
  const isWrong = item !== undefined && stateOf(item, points.looked) === 'wrong'
  if (item) points.mark([item], isWrong ? 'open' : 'wrong')
  if (!isWrong) moveOn(region, points, item ? [item] : [])
}

/** The state that key commands read and change. */
interface KeyContext {
  region: HTMLElement | null
  review: CaseReview
  documents: CaseDocumentsState
  neighbours: Neighbours
  evidence: Evidence
  part: Part
  showPart: (part: Part) => void
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
const withDocument = ({ documents: { shown }, evidence }: KeyContext, run: () => unknown): boolean => {
  if (!shown) return false
  evidence.show(shown.key)
  return done(run)
}

/** Points are marked where they are on the screen; from another part of the case the first press shows them. */
const markPoint = (
  { review, region, part, showPart, evidence }: KeyContext & { region: HTMLElement },
  mark: Mark,
): boolean => {
  if (!review.mayLook) return false
  return done(() => (part === 'Data' ? mark(region, review.points, evidence) : showPart('Data')))
}

const handlers: Record<
  Exclude<KeyCommand['kind'], 'action' | 'document' | 'part' | ViewerCommand>,
  KeyHandler
> = {
  next: (context) => openAddress(context, context.neighbours.next),
  previous: (context) => openAddress(context, context.neighbours.previous),
  fullScreen: (context) => withDocument(context, context.documents.openWindow),
  beside: (context) =>
    context.documents.others.length > 0 && withDocument(context, context.documents.toggleBeside),
  up: ({ region }) => moveRow(region, -1),
  down: ({ region }) => moveRow(region, 1),
  keys: ({ showKeys }) => done(showKeys),
  tick: (context) => markPoint(context, tickPoint),
  tickSection: (context) => markPoint(context, markSection),
  wrong: (context) => markPoint(context, markWrong),
}

/** Runs the command of a key. @returns false when the command does not apply to the case now */
export const runCommand = (command: KeyCommand, context: KeyContext): boolean => {
  const { region, review, documents } = context
  if (!region) return false
  if (command.kind === 'document') {
    const key = caseDocuments.find((name) => numberOf(name) === command.number)
    const held = key && documents.held.some(({ name }) => name === key)
    return held ? done(() => context.evidence.show(key)) : false
  }
  if (command.kind === 'part') return done(() => context.showPart(command.part))
  if (command.kind === 'action') {
    const action = command.actions.find((each) => review.caseRecord.actions.includes(each))
    return action && !review.busy ? done(() => review.begin(action)) : false
  }
  if (isViewerCommand(command.kind)) return runViewerCommand(command.kind, documents.shown, documents)
  return handlers[command.kind]({ ...context, region })
}
