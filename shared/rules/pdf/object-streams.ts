/** Objects kept together in a compressed stream (ISO 32000-1, 7.5.7). */
import { namesOf } from './names.ts'
import type { PdfStream } from './structure.ts'

/** Inflates a zlib stream, at most `most` bytes; null when broken or longer. */
export type Inflate = (bytes: Uint8Array, most: number) => Uint8Array | null

const longestInBytes = 4 * 1024 * 1024 // of one, inflated: the largest in documents of thousands of pages
const longestTogetherInBytes = 16 * 1024 * 1024 // of all in a file
const leastInBytes = 8 * 1024 // counts for each: to inflate costs time even when little comes out

/** What its dictionary may say. A predictor or a second filter would make it unreadable here, but not to a reader. */
const known = ['Type', 'ObjStm', 'N', 'First', 'Extends', 'Length', 'DL', 'Filter', 'FlateDecode']

/** Readers ask for N and First only, whatever the type is. */
const isObjectStream = (names: string[]): boolean =>
  names.includes('ObjStm') || (names.includes('N') && names.includes('First'))

/** @returns the objects in each such stream, readable; null when some cannot be read or is longer than any honest one. */
export const readObjectStreams = (streams: PdfStream[], inflate: Inflate): Uint8Array[] | null => {
  const contents: Uint8Array[] = []
  let left = longestTogetherInBytes
  for (const { dictionary, body } of streams) {
    const names = namesOf(dictionary)
    if (!isObjectStream(names)) continue
    if (names.some((name) => !known.includes(name))) return null
    const filters = names.filter((name) => name === 'FlateDecode').length
    if (names.filter((name) => name === 'Filter').length !== filters || filters > 1) return null
    const content = filters === 1 ? inflate(body, Math.min(left, longestInBytes)) : body
    if (!content) return null
    left -= Math.max(content.length, leastInBytes)
    if (left <= 0) return null
    contents.push(content)
  }
  return contents
}
