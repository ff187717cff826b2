/** The keys of the review. Single letters, so they work inside the review alone and can be switched off (WCAG 2.1.4). */

import type { CaseAction } from '#shared/applications/rules/application-lifecycle.ts'
import type { KeyList } from '#web/ui/office/keys-dialog.tsx'
import type { ViewerCommand } from '../documents/viewer-commands.ts'

export type KeyCommand =
  | {
      kind: 'next' | 'previous' | 'search' | 'up' | 'down' | 'keys' | 'fullScreen' | 'beside' | ViewerCommand
    }
  | { kind: 'tick' | 'tickSection' | 'wrong' }
  | { kind: 'part'; part: 'Data' | 'Papers' | 'Notes' | 'History' }
  /** The first of these that is offered. */
  | { kind: 'action'; actions: readonly CaseAction[] }
  | { kind: 'document'; number: number }

const commands: Record<string, KeyCommand> = {
  '/': { kind: 'search' },
  j: { kind: 'next' },
  k: { kind: 'previous' },
  '+': { kind: 'zoomIn' },
  '=': { kind: 'zoomIn' }, // the same key without Shift
  '-': { kind: 'zoomOut' },
  '0': { kind: 'fitWidth' },
  p: { kind: 'fitPage' },
  r: { kind: 'turn' },
  '[': { kind: 'previousPage' },
  ']': { kind: 'nextPage' },
  f: { kind: 'fullScreen' },
  b: { kind: 'beside' },
  t: { kind: 'tick' },
  x: { kind: 'wrong' },
  arrowup: { kind: 'up' },
  arrowdown: { kind: 'down' },
  d: { kind: 'part', part: 'Data' },
  l: { kind: 'part', part: 'Papers' },
  n: { kind: 'part', part: 'Notes' },
  h: { kind: 'part', part: 'History' },
  u: { kind: 'action', actions: ['start-review'] },
  c: { kind: 'action', actions: ['return'] },
  v: { kind: 'action', actions: ['verify-fee'] },
  a: { kind: 'action', actions: ['recommend-approval', 'approve'] },
  '?': { kind: 'keys' },
}

interface Key {
  key: string
  shiftKey?: boolean
}

/** The command of a key; undefined for a key without one. */
export const keyCommandOf = ({ key, shiftKey = false }: Key): KeyCommand | undefined => {
  if (/^[1-9]$/.test(key)) return { kind: 'document', number: Number(key) }
  const command = commands[key.toLowerCase()]
  return command?.kind === 'tick' && shiftKey ? { kind: 'tickSection' } : command
}

export const keyList: KeyList = [
  ['T', 'Tick the point and go to the next one that is left; without a point, go to the first'],
  [
    'Shift+T',
    'Tick what is left of the section and is proved by a document that was open; the next document opens',
  ],
  ['X', 'Mark the point as wrong; once more takes the mark back'],
  ['Up, Down', 'Previous, next point'],
  ['U', 'Start review'],
  ['A', 'Recommend approval; for the registrar, approve'],
  ['C', 'Return for correction'],
  ['V', 'Verify fee'],
  ['Ctrl+Enter', 'Send a dialog from any of its fields'],
  ['D', 'Data'],
  ['L', 'Papers'],
  ['N', 'Notes'],
  ['H', 'History'],
  ['1 – 9', 'Open the document with this number'],
  ['+', 'Zoom in'],
  ['-', 'Zoom out'],
  ['0', 'Fit the width of the document'],
  ['P', 'Fit the whole page'],
  ['R', 'Rotate the document'],
  ['[, ]', 'Previous page, next page of a PDF'],
  ['F', 'Fields and document in full screen, or leave it; Esc leaves it too'],
  ['B', 'Show two documents side by side, or one again'],
  ['J', 'Next application in this queue; on the dashboard the first of My work'],
  ['K', 'Previous application in this queue'],
  ['/', 'Find an application'],
  ['Ctrl+K', 'Go to any application, entry or page'],
  ['?', 'Show this list'],
]
