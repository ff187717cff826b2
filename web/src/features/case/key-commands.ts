import type { DocumentKey } from '#shared/vocabulary.ts'
import { turnedBy } from '#web/ui/document/turns.ts'
import { zoomedBy } from '#web/ui/document/viewer-geometry.ts'
import { isDirect } from './case-action-labels.ts'
import { focusedItem, focusUnticked, moveRow } from './data-rows.ts'
import { caseDocuments, numberOf } from './evidence-documents.ts'
import type { Command } from './keys.ts'
import type { Neighbours } from './neighbours.ts'
import type { CaseDocumentsState } from './use-case-documents.ts'
import type { CaseReview } from './use-case-review.ts'

/** What the keys work on. */
export interface Bench {
  region: HTMLElement | null
  review: CaseReview
  documents: CaseDocumentsState
  neighbours: Neighbours
  show: (key: DocumentKey) => void
  go: (to: string) => void
  /** Opens the list of keys. */
  list: () => void
}

type Work = (bench: Bench & { region: HTMLElement }) => boolean

const done = (work: () => unknown): true => {
  work()
  return true
}

const follow = ({ go }: Bench, to: string | undefined): boolean => (to ? done(() => go(to)) : false)

const look = ({ documents }: Bench, change: (view: Bench['documents']['view']) => object): boolean =>
  documents.shown ? done(() => documents.look(change(documents.view))) : false

const simple: Record<Exclude<Command['do'], 'act' | 'document'>, Work> = {
  next: (bench) => follow(bench, bench.neighbours.next),
  previous: (bench) => follow(bench, bench.neighbours.previous),
  zoomIn: (bench) => look(bench, ({ zoom }) => ({ zoom: zoomedBy(zoom, 1) })),
  zoomOut: (bench) => look(bench, ({ zoom }) => ({ zoom: zoomedBy(zoom, -1) })),
  fit: (bench) => look(bench, () => ({ zoom: 1 })),
  turn: (bench) => look(bench, ({ turns }) => ({ turns: turnedBy(turns, 1) })),
  up: ({ region }) => moveRow(region, -1),
  down: ({ region }) => moveRow(region, 1),
  keys: ({ list }) => done(list),
  tick: ({ review, region }) => {
    if (!review.mayTick) return false
    const item = focusedItem(region)
    return done(() => (item ? review.tick(item) : focusUnticked(region, review.ticks)))
  },
}

/** Says whether the key was for the case as it stands. */
export const runCommand = (command: Command, bench: Bench): boolean => {
  const { region, review, documents } = bench
  if (!region) return false
  if (command.do === 'document') {
    const key = caseDocuments.find((it) => numberOf(it) === command.number)
    const held = key && documents.held.some(({ name }) => name === key)
    return held ? done(() => bench.show(key)) : false
  }
  if (command.do === 'act') {
    const { action } = command
    if (review.busy || !review.it.actions.includes(action)) return false
    return done(() => (isDirect(action) ? review.act(action) : review.ask(action)))
  }
  return simple[command.do]({ ...bench, region })
}
