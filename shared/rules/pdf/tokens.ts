/** The words of a PDF (ISO 32000-1, 7.2 and 7.3): where each begins and ends. Streams are not its matter. */

export interface Token {
  kind: 'name' | 'word' | 'text' | '<<' | '>>' | '[' | ']' | 'end' | 'broken'
  /** Place of the first byte, and the place just after the last. */
  from: number
  to: number
}

const codesOf = (signs: string): Set<number> => new Set([...signs].map((sign) => sign.charCodeAt(0)))
const blanks = codesOf('\0\t\n\f\r ')
const delimiters = codesOf('()<>[]{}/%')

export const isBlank = (byte: number | undefined): boolean => blanks.has(byte as number)

/** Whether a byte may be part of a name, number or keyword. */
const isRegular = Array.from({ length: 256 }, (_, byte) => !blanks.has(byte) && !delimiters.has(byte))

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
    else if (!inComment && !blanks.has(byte)) break
  }
  return at
}

/** The place just after the regular characters that begin at `place`. */
export const afterRegular = (bytes: Uint8Array, place: number, most = bytes.length): number => {
  const end = Math.min(bytes.length, place + most)
  let at = place
  while (at < end && isRegular[bytes[at] as number]) at++
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
  if (isRegular[byte]) return token('word', afterRegular(bytes, from))
  if (byte === code['/']) return token('name', afterRegular(bytes, from + 1))
  if (byte === code['[']) return token('[', from + 1)
  if (byte === code[']']) return token(']', from + 1)
  if (byte === code['(']) return token('text', afterText(bytes, from))
  if (byte === code['<'])
    return next === byte ? token('<<', from + 2) : token('text', bytes.indexOf(code['>'], from) + 1)
  if (byte === code['>'] && next === byte) return token('>>', from + 2)
  return token('broken', from)
}

/** What a token says, one character for each byte; only its first 40 bytes, which is more than any keyword has. */
export const textOf = (bytes: Uint8Array, { from, to }: Token): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 40)))

/** The whole number that a token says; -Infinity when it says none, so that no place computed from it is in the file. */
export const wholeNumber = (bytes: Uint8Array, token: Token): number => {
  const text = textOf(bytes, token)
  return /^\d{1,10}$/.test(text) ? Number(text) : Number.NEGATIVE_INFINITY
}
