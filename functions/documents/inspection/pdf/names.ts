/** The names in a PDF (ISO 32000-1, 7.3.5), found in one pass without making texts of them. */
import { isRegular } from './tokens.ts'

const [slash, hash] = [0x2f, 0x23]
const digitOf = Array.from({ length: 256 }, (_, byte) => {
  const digit = '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase())
  return digit < 0 ? Number.NaN : digit
})

/** The byte that two hexadecimal digits at a place mean; NaN when they are none. */
export const pairAt = (bytes: Uint8Array, at: number): number =>
  at + 1 < bytes.length
    ? (digitOf[bytes[at] as number] as number) * 16 + (digitOf[bytes[at + 1] as number] as number)
    : Number.NaN

/** The character that `#xx` at a place means; NaN when it is not of that form. */
const escapedAt = (bytes: Uint8Array, at: number): number =>
  bytes[at] === hash ? pairAt(bytes, at + 1) : Number.NaN

/** The place after a name that equals a word, each character plain or as `#xx` (`J#61vaScript`); -1 when it does not. */
const afterWord = (bytes: Uint8Array, from: number, word: string): number => {
  let at = from
  for (let index = 0; index < word.length; index++) {
    const sign = word.charCodeAt(index)
    if (bytes[at] === sign) at++
    else if (escapedAt(bytes, at) === sign) at += 3
    else return -1
  }
  return isRegular(bytes[at]) ? -1 : at
}

/** Whether the slash at a place begins a name that equals a word. */
export const isName = (bytes: Uint8Array, place: number, word: string): boolean =>
  bytes[place] === slash && afterWord(bytes, place + 1, word) >= 0

/** Words to look for, by their first character. */
type Words = string[][]

export const wordsOf = (words: string[]): Words =>
  Array.from({ length: 256 }, (_, byte) => words.filter((word) => word.charCodeAt(0) === byte))

/**
 * Calls `visit` for each name, with the word that it equals or an empty text, the place of its slash and the place after it
 * (after the slash, when it equals no word). Every slash counts, even in a comment: a reader that a forged cross-reference
 * table sends there sees a name. To leave out texts, pass a copy in which they are blank (values.ts).
 */
export const eachName = (
  bytes: Uint8Array,
  words: Words,
  visit: (word: string, from: number, to: number) => void,
): void => {
  for (let from = 0; from < bytes.length; from++) {
    if (bytes[from] !== slash) continue
    const escaped = escapedAt(bytes, from + 1)
    let found = ''
    let to = from + 1
    for (const word of words[Number.isNaN(escaped) ? (bytes[to] ?? 0) : escaped] as string[]) {
      const end = afterWord(bytes, from + 1, word)
      if (end < 0) continue
      found = word
      to = end
    }
    visit(found, from, to)
  }
}
