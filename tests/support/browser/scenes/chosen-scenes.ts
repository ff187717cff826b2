/**
 * The scenes that the suite looks at: one of each screen, and of each kind of state one for applicants and visitors and one for
 * staff. Screens are made of the same components; `SCENES=all` looks at every scene.
 */
import type { PageState, Viewer } from './scene.ts'

/** The first that matches decides. What matches none is of no kind that other screens have too. */
const kinds: [RegExp, string][] = [
  [/field errors|refused|wrong|without a reason|too few/, 'input refused'],
  [/not loaded|server error|failed|broken/, 'failure'],
  [/crop|upload dialog|calendar|zoomed|menu|discard|insert|shortcuts/, 'open part'],
  [/dialog|removing|adding|assign|answering|asking|undo/, 'dialog'],
  [/PDF|full screen|side by side|compared|turned/, 'document'],
  [/empty|nothing|no such|without result|expired|nobody/, 'nothing there'],
  [/council filled in/, 'council filled in'],
  [/e-mails come back|returned|corrected|declined|suspended/, 'warning'],
]

/** Who has most on the screen comes first. */
const viewers: (Viewer | undefined)[] = ['qualifications', 'form', 'contact', 'applicant', 'new']

interface Named extends PageState {
  /** Of applicants and visitors. */
  viewer?: Viewer
  state?: string
  /** Of staff. */
  name?: string
}

const kindOf = ({ busy, narrowOnly, state, name = state ?? '' }: Named): string | undefined => {
  if (busy) return `busy ${busy}`
  if (narrowOnly) return 'narrow only'
  const found = kinds.find(([words]) => words.test(name))?.[1]
  // Each of them is a part of its own.
  return found === 'open part' || found === 'document' ? `${found} ${name}` : found
}

/** An address without what differs from one record to the next. */
const screenOf = (path: string): string =>
  (path.split('?')[0] ?? path).replace(
    /\/([0-9a-f-]{32,}|A-?\d{5}|some-token|\d{4}-\d\d-\d\d)(?=\/|$)/g,
    '/:id',
  )

const rank = ({ viewer }: Named): number => {
  const found = viewers.indexOf(viewer)
  return found < 0 ? viewers.length : found
}

/** @returns the scenes that show a screen or a kind of state that none before them has shown. */
export const chosenScenes = <Scene extends Named>(scenes: Scene[]): Set<Scene> => {
  if (process.env.SCENES === 'all') return new Set(scenes)
  const seen = new Set<string>()
  const isNew = (scene: Scene): boolean => {
    const before = seen.size
    seen.add(screenOf(scene.path))
    const kind = kindOf(scene)
    if (kind) seen.add(kind)
    return seen.size > before
  }
  return new Set(scenes.toSorted((one, other) => rank(one) - rank(other)).filter(isNew))
}
