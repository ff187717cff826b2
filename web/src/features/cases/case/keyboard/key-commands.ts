import { type CaseAction, rolesAllow } from '#shared/applications/rules/application-lifecycle.ts'
import { roleLabels, staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { statusLabels } from '#shared/vocabulary/statuses.ts'
import { searchHash } from '#web/ui/office/queue-state.ts'
import type { CaseAddresses } from '../bar/case-bar.tsx'
import { caseActionLabels } from '../decision/action-labels.ts'
import { caseDocuments, numberOf } from '../documents/evidence-documents.ts'
import type { CaseDocumentsState } from '../documents/use-case-documents.ts'
import type { Evidence } from '../documents/use-evidence.ts'
import { isViewerCommand, runViewerCommand, type ViewerCommand } from '../documents/viewer-commands.ts'
import type { Part } from '../layout/part-buttons.tsx'
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
  addresses: CaseAddresses
  evidence: Evidence
  part: Part
  showPart: (part: Part) => void
  navigate: (address: string) => void
  /** Opens the dialog that lists the keys. */
  showKeys: () => void
}

/** Says whether the key did anything, or in words why it can do nothing now. */
type KeyHandler = (context: KeyContext & { region: HTMLElement }) => boolean | string

const done = (run: () => unknown): true => {
  run()
  return true
}

const openAddress = (
  { navigate }: KeyContext,
  address: string | undefined,
  which: 'first' | 'last',
): true | string =>
  address ? done(() => navigate(address)) : `This is the ${which} application of this list.`

/** On narrow screens the documents may be hidden behind the data. */
const withDocument = ({ documents: { shown }, evidence }: KeyContext, run: () => unknown): true | string => {
  if (!shown) return 'No documents have been uploaded.'
  evidence.show(shown.key)
  return done(run)
}

/** Points are marked where they are on the screen; from another part of the case the first press shows them. */
const markPoint = (
  { review, region, part, showPart, evidence }: KeyContext & { region: HTMLElement },
  mark: Mark,
): true | string => {
  if (!review.may.look) return 'Points are marked by a reviewer while the application is under review.'
  return done(() => (part === 'Data' ? mark(region, review.points, evidence) : showPart('Data')))
}

/** The document with the focus, where two are side by side; otherwise the first. */
const documentInUse = ({ region, documents: { files, shown } }: KeyContext) => {
  const pane = document.activeElement?.closest('.document-pane')
  const id = pane && region?.contains(pane) ? pane.getAttribute('data-file') : undefined
  return files.find(({ file }) => file.id === id) ?? shown
}

/** Why none of these actions is offered. */
const reasonAgainst = (actions: readonly CaseAction[], { caseRecord, may }: CaseReview): string => {
  const { withheld, own, entered, application_form: form } = caseRecord
  const found = withheld.find(({ action }) => actions.some((each) => each === action))
  if (found)
    return `${caseActionLabels[found.action as CaseAction].label} is not possible now: ${found.reason}`
  const action = actions.find(may.act) ?? actions[0]!
  const { label } = caseActionLabels[action]
  if (own ?? entered) return `${label} is not possible: ${own ?? entered}`
  if (may.act(action))
    return `${label} is not possible now: the application is ${statusLabels[form.status].toLowerCase()}`
  const others = staffRoles.filter((role) => rolesAllow([role], action)).map((role) => roleLabels[role])
  return `${label} is done by: ${others.join(', ')}`
}

const handlers: Record<
  Exclude<KeyCommand['kind'], 'action' | 'document' | 'part' | ViewerCommand>,
  KeyHandler
> = {
  next: (context) => openAddress(context, context.addresses.next, 'last'),
  previous: (context) => openAddress(context, context.addresses.previous, 'first'),
  search: ({ navigate, addresses }) => done(() => navigate(addresses.queue + searchHash)),
  fullScreen: (context) => withDocument(context, context.documents.toggleFull),
  beside: (context) =>
    context.documents.others.length > 0
      ? withDocument(context, context.documents.toggleBeside)
      : 'There is no second document, or no room for it.',
  up: ({ region }) => moveRow(region, -1),
  down: ({ region }) => moveRow(region, 1),
  keys: ({ showKeys }) => done(showKeys),
  tick: (context) => markPoint(context, tickPoint),
  tickSection: (context) => markPoint(context, markSection),
  wrong: (context) => markPoint(context, markWrong),
}

const resultOf = (command: KeyCommand, context: KeyContext & { region: HTMLElement }): boolean | string => {
  const { review, documents } = context
  if (command.kind === 'document') {
    const key = caseDocuments.find((name) => numberOf(name) === command.number)
    const held = key && documents.held.some(({ name }) => name === key)
    return held ? done(() => context.evidence.show(key)) : `Document ${command.number} has not been uploaded.`
  }
  if (command.kind === 'part') return done(() => context.showPart(command.part))
  if (command.kind === 'action') {
    const action = command.actions.find((each) => review.caseRecord.actions.includes(each))
    if (!action) return reasonAgainst(command.actions, review)
    return !review.commands.busy && done(() => review.acts.begin(action))
  }
  if (isViewerCommand(command.kind)) return runViewerCommand(command.kind, documentInUse(context), documents)
  return handlers[command.kind](context)
}

/** Runs the command of a key; one that is withheld says why. @returns false when the key is none of the case's */
export const runCommand = (command: KeyCommand, context: KeyContext): boolean => {
  const { region, review } = context
  const result = region !== null && resultOf(command, { ...context, region })
  if (typeof result === 'string') review.commands.notify(result)
  return result !== false
}
