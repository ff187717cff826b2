/** Links whose address is a script. */
import { eachName, pairAt, wordsOf } from './names.ts'
import { isBlank } from './tokens.ts'

const link = wordsOf(['URI'])
const schemes = ['javascript:', 'vbscript:', 'data:']
const longestInBytes = 150 // a scheme with each sign written as a number, and some blanks
/** Scripts of buttons on many web pages, and so in examination results that were printed from one; up to the text's end. */
const harmless = /^(void\(0\)|void0|(window\.)?print\(\)|(window\.)?history\.back\(\))?;?\)/
const longestHarmless = 25

const [bracket, closing, angle, backslash] = [0x28, 0x29, 0x3c, 0x5c]

/** A character of a literal text, and the place after it: plain, as `\152`, or plain with a backslash before it. */
const readSign = (bytes: Uint8Array, at: number): [sign: string, to: number] => {
  if (bytes[at] !== backslash) return [String.fromCharCode(bytes[at] ?? 0), at + 1]
  const next = String.fromCharCode(...bytes.subarray(at + 1, at + 4))
  const [digits] = /^[0-7]{1,3}/.exec(next) ?? ['']
  if (digits !== '') return [String.fromCharCode(Number.parseInt(digits, 8)), at + 1 + digits.length]
  return ['bfnrt\r\n'.includes(next[0] ?? '') ? '' : (next[0] ?? ''), at + 2]
}

const readPair = (bytes: Uint8Array, at: number): [sign: string, to: number] => [
  String.fromCharCode(pairAt(bytes, at)),
  at + 2,
]

/** Blanks, and what texts of two-byte characters have between their letters. */
const isIgnored = (sign: string): boolean => sign <= ' ' || sign >= '\xfe'

/** Whether a script, from the end of its scheme on, does nothing but print, go back or nothing at all. */
const isHarmless = (bytes: Uint8Array, from: number): boolean => {
  let read = ''
  let depth = 1
  const end = Math.min(bytes.length, from + longestInBytes)
  for (let at = from; depth > 0 && read.length < longestHarmless && at < end; ) {
    if (bytes[at] === bracket) depth++
    if (bytes[at] === closing) depth--
    const [sign, to] = readSign(bytes, at)
    if (!isIgnored(sign)) read += sign
    at = to
  }
  return harmless.test(read)
}

/** Whether the text that begins at a place is a script. Stops at the first character that no scheme has there. */
const isScript = (bytes: Uint8Array, place: number): boolean => {
  const isHex = bytes[place] === angle
  if (!isHex && bytes[place] !== bracket) return false
  let read = ''
  let at = place + 1
  while (at < place + longestInBytes && schemes.some((scheme) => scheme.startsWith(read))) {
    const [sign, to] = isHex ? readPair(bytes, at) : readSign(bytes, at)
    if (!isIgnored(sign)) read += sign.toLowerCase()
    if (schemes.includes(read)) return isHex || !isHarmless(bytes, to)
    at = to
  }
  return false
}

/** Whether a link's address is a script. An address that is kept in another object is not looked up. */
export const hasScriptLink = (bytes: Uint8Array): boolean => {
  let found = false
  eachName(bytes, link, (word, _from, to) => {
    if (word === '' || found) return
    let place = to
    while (isBlank(bytes[place])) place++
    found = isScript(bytes, place)
  })
  return found
}
