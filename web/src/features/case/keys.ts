/** The keys of the review. Single letters, so they work inside the review alone and can be switched off (WCAG 2.1.4). */

export type Command =
  | { do: 'next' | 'previous' | 'zoomIn' | 'zoomOut' | 'fit' | 'turn' | 'tick' | 'up' | 'down' | 'keys' }
  | { do: 'act'; action: 'take-up' | 'return' | 'verify-fee' | 'approve' }
  | { do: 'document'; number: number }

const commands: Record<string, Command> = {
  j: { do: 'next' },
  k: { do: 'previous' },
  '+': { do: 'zoomIn' },
  '=': { do: 'zoomIn' }, // the same key without Shift
  '-': { do: 'zoomOut' },
  '0': { do: 'fit' },
  r: { do: 'turn' },
  t: { do: 'tick' },
  arrowup: { do: 'up' },
  arrowdown: { do: 'down' },
  u: { do: 'act', action: 'take-up' },
  c: { do: 'act', action: 'return' },
  v: { do: 'act', action: 'verify-fee' },
  a: { do: 'act', action: 'approve' },
  '?': { do: 'keys' },
}

/** What a key asks for; undefined for every other key. */
export const commandOf = (key: string): Command | undefined =>
  /^[1-9]$/.test(key) ? { do: 'document', number: Number(key) } : commands[key.toLowerCase()]

export const keyList: readonly (readonly [keys: string, words: string])[] = [
  ['J', 'Next application of this queue'],
  ['K', 'Previous application of this queue'],
  ['1 – 9', 'Document of this number'],
  ['+', 'Zoom in'],
  ['-', 'Zoom out'],
  ['0', 'Fit the document'],
  ['R', 'Rotate the document'],
  ['Up, Down', 'Previous, next row of the data'],
  ['T', 'Tick the row; without one, go to the first that is not ticked'],
  ['U', 'Take up'],
  ['C', 'Return for correction'],
  ['V', 'Verify fee'],
  ['A', 'Approve'],
  ['?', 'This list'],
]

const storageKey = 'desk-keys'
export const keysAreOn = (): boolean => localStorage.getItem(storageKey) !== 'off'
export const switchKeys = (on: boolean): void => localStorage.setItem(storageKey, on ? 'on' : 'off')
