/** The tokens of a PDF outside its streams (ISO 32000-1, 7.2 and 7.3): where each begins and ends. */

export interface Token {
  kind: 'name' | 'word' | 'text' | '<<' | '>>' | '[' | ']' | 'end' | 'broken'
  /** Place of the first byte, and the place just after the last. */
  from: number
  to: number
}

const codesOf = (signs: string): Set<number> => new Set([...signs].map((sign) => sign.charCodeAt(0)))
const blanks = codesOf('\0\t\n\f\r ')
const delimiters = codesOf('()<>[]{}/%')

const blankBytes = Array.from({ length: 256 }, (_, byte) => blanks.has(byte))
export const isBlank = (byte: number | undefined): boolean => blankBytes[byte as number] === true

/** Whether a byte may be part of a name, number or keyword. */
const regularBytes = Array.from({ length: 256 }, (_, byte) => !blanks.has(byte) && !delimiters.has(byte))
export const isRegular = (byte: number | undefined): boolean => regularBytes[byte as number] === true

const code = {
  '%': 0x25,
  '(': 0x28,
  ')': 0x29,
  '/': 0x2f,
  '<': 0x3c,
  '>': 0x3e,
  '[': 0x5b,
  '\\': 0x5c,
  ']': 0x5d,
}

/** The place of the first byte from `place` on that is neither blank nor in a comment. */
const afterBlanks = (bytes: Uint8Array, place: number): number => {
  let inComment = false
  let at = place
  for (; at < bytes.length; at++) {
    const byte = bytes[at] as number
    if (byte === 0x0a || byte === 0x0d) inComment = false
    else if (byte === code['%']) inComment = true
    else if (!inComment && !blankBytes[byte]) break
  }
  return at
}

/** The place just after the regular characters that begin at `place`. */
const afterRegular = (bytes: Uint8Array, place: number): number => {
  let at = place
  while (at < bytes.length && regularBytes[bytes[at] as number]) at++
  return at
}

/** The place after the bracket that closes a literal text; -1 when none does. */
const afterText = (bytes: Uint8Array, place: number): number => {
  let depth = 0
  for (let at = place; at < bytes.length; at++) {
    if (bytes[at] === code['\\']) at++
    else if (bytes[at] === code['(']) depth++
    else if (bytes[at] === code[')']) depth--
    if (depth === 0) return at + 1
  }
  return -1
}

/** The next token from a place on, after blanks and comments. */
export const nextToken = (bytes: Uint8Array, place: number): Token => {
  const from = afterBlanks(bytes, place)
  const [byte, next] = [bytes[from], bytes[from + 1]]
  const token = (kind: Token['kind'], to: number): Token =>
    to > from ? { kind, from, to } : { kind: 'broken', from, to: from }
  if (byte === undefined) return { kind: 'end', from, to: from }
  if (regularBytes[byte]) return token('word', afterRegular(bytes, from))
  if (byte === code['/']) return token('name', afterRegular(bytes, from + 1))
  if (byte === code['[']) return token('[', from + 1)
  if (byte === code[']']) return token(']', from + 1)
  if (byte === code['(']) return token('text', afterText(bytes, from))
  if (byte === code['<'])
    return next === byte ? token('<<', from + 2) : token('text', bytes.indexOf(code['>'], from) + 1)
  if (byte === code['>'] && next === byte) return token('>>', from + 2)
  return token('broken', from)
}

/** Whether a token equals a word. */
export const says = (bytes: Uint8Array, { from, to }: Token, word: string): boolean => {
  if (to - from !== word.length) return false
  for (let at = 0; at < word.length; at++) if (bytes[from + at] !== word.charCodeAt(at)) return false
  return true
}

const [zero, nine] = [0x30, 0x39]
const maxDigits = 10

/** The whole number that a token is; -Infinity when it is none, so that no place computed from it is in the file. */
export const wholeNumber = (bytes: Uint8Array, { from, to }: Token): number => {
  if (to === from || to - from > maxDigits) return Number.NEGATIVE_INFINITY
  let number = 0
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number
    if (byte < zero || byte > nine) return Number.NEGATIVE_INFINITY
    number = number * 10 + byte - zero
  }
  return number
}
