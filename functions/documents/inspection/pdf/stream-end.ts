/** Where the body of a stream ends (ISO 32000-1, 7.3.8). */
import { nextToken, says, wholeNumber } from './tokens.ts'

export const endOfStream = [...'endstream'].map((sign) => sign.charCodeAt(0))
const endsAt = (bytes: Uint8Array, place: number): boolean =>
  endOfStream.every((byte, index) => bytes[place + index] === byte)

const findEnd = (bytes: Uint8Array, from: number): number => {
  let at = bytes.indexOf(endOfStream[0] as number, from)
  while (at >= 0 && !endsAt(bytes, at)) at = bytes.indexOf(endOfStream[0] as number, at + 1)
  return at
}

/** The place after blanks within a line. Old programs write one between `stream` and the line's end. */
export const afterSpaces = (bytes: Uint8Array, place: number): number => {
  let at = place
  while (bytes[at] === 0x20) at++
  return at
}

/** The place after a line's end, of which there may be none. */
export const afterLineEnd = (bytes: Uint8Array, place: number): number => {
  const at = bytes[place] === 0x0d ? place + 1 : place
  return bytes[at] === 0x0a ? at + 1 : at
}

/**
 * The place of `endstream`. A length in the dictionary must end there. A length that is kept in another object is not
 * looked up: the first `endstream` includes as little as any PDF reader would.
 */
export const findEndOfBody = (bytes: Uint8Array, from: number, lengthAt: number): number => {
  const length = nextToken(bytes, lengthAt)
  const generation = nextToken(bytes, length.to)
  const isIndirect = says(bytes, nextToken(bytes, generation.to), 'R')
  if (isIndirect) return findEnd(bytes, from)
  const end = from + wholeNumber(bytes, length)
  const place = endsAt(bytes, end) ? end : afterLineEnd(bytes, end)
  return endsAt(bytes, place) ? place : -1
}
