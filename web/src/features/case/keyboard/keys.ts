/** The keys of the review. Single letters, so they work inside the review alone and can be switched off (WCAG 2.1.4). */

import type { ViewerCommand } from '#web/features/case/documents/viewer-commands.ts'

export type KeyCommand =
  | { kind: 'next' | 'previous' | 'tick' | 'up' | 'down' | 'keys' | 'fullScreen' | 'beside' | ViewerCommand }
  | { kind: 'action'; action: 'start-review' | 'return' | 'verify-fee' | 'approve' }
  | { kind: 'document'; number: number }

const commands: Record<string, KeyCommand> = {
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
  arrowup: { kind: 'up' },
  arrowdown: { kind: 'down' },
  u: { kind: 'action', action: 'start-review' },
  c: { kind: 'action', action: 'return' },
  v: { kind: 'action', action: 'verify-fee' },
  a: { kind: 'action', action: 'approve' },
  '?': { kind: 'keys' },
}

/** The command of a key; undefined for a key without one. */
export const keyCommandOf = (key: string): KeyCommand | undefined =>
  /^[1-9]$/.test(key) ? { kind: 'document', number: Number(key) } : commands[key.toLowerCase()]

export const keyList: readonly (readonly [keys: string, description: string])[] = [
  ['J', 'Next application in this queue'],
  ['K', 'Previous application in this queue'],
  ['1 – 9', 'Open the document with this number'],
  ['+', 'Zoom in'],
  ['-', 'Zoom out'],
  ['0', 'Fit the width of the document'],
  ['P', 'Fit the whole page'],
  ['R', 'Rotate the document'],
  ['[, ]', 'Previous page, next page of a PDF'],
  ['F', 'Show the document in full screen, or leave it'],
  ['B', 'Show two documents side by side, or one again'],
  ['Up, Down', 'Previous row, next row'],
  ['T', 'Tick the selected row, or go to the first row not ticked'],
  ['U', 'Start review'],
  ['C', 'Return for correction'],
  ['V', 'Verify fee'],
  ['A', 'Approve'],
  ['?', 'Show this list'],
]

const storageKey = 'review-keys'
export const keysEnabled = (): boolean => localStorage.getItem(storageKey) !== 'off'
export const enableKeys = (on: boolean): void => localStorage.setItem(storageKey, on ? 'on' : 'off')
