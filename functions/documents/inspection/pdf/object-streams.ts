/** Objects kept together in a compressed stream (ISO 32000-1, 7.5.7). */
import type { Inflate } from '../inflate.ts'
import { eachName, wordsOf } from './names.ts'
import type { PdfStream } from './structure.ts'
import { nextToken, wholeNumber } from './tokens.ts'
import { readValues } from './values.ts'

/** All object streams of a file, inflated. A book of a thousand pages, as TeX writes it, has 2 MiB. */
const longestTogetherInBytes = 4 * 1024 * 1024
const leastInBytes = 4 * 1024 // counts for each: to inflate costs time even when little comes out

/**
 * The entries that its dictionary may contain. A predictor or a second filter would make it unreadable here, but not
 * for a PDF reader.
 */
const known = wordsOf(['Type', 'ObjStm', 'N', 'First', 'Extends', 'Length', 'DL', 'Filter', 'FlateDecode'])

export interface ObjectStream {
  content: Uint8Array
  /** How many objects it holds and where the first begins, as it states; -Infinity where that is not a plain number. */
  objects: number
  first: number
}

interface Entries {
  /** How often each known name occurs in the dictionary; under '' all others. */
  times: Map<string, number>
  /** The place after the last of each. */
  ends: Map<string, number>
}

/** Readers use only N and First, whatever the type is. */
const isObjectStream = (dictionary: Uint8Array): boolean => {
  let [isOfType, hasNumber, hasFirst] = [false, false, false]
  eachName(dictionary, known, (word) => {
    isOfType ||= word === 'ObjStm'
    hasNumber ||= word === 'N'
    hasFirst ||= word === 'First'
  })
  return isOfType || (hasNumber && hasFirst)
}

const readEntries = (dictionary: Uint8Array): Entries => {
  const entries: Entries = { times: new Map(), ends: new Map() }
  eachName(dictionary, known, (word, _from, to) => {
    entries.times.set(word, (entries.times.get(word) ?? 0) + 1)
    entries.ends.set(word, to)
  })
  return entries
}

/** The number after a name that occurs once; a reference to another object is no plain number. */
const numberOf = (dictionary: Uint8Array, { times, ends }: Entries, word: string): number => {
  const token = nextToken(dictionary, ends.get(word) ?? dictionary.length)
  const { kind } = nextToken(dictionary, token.to)
  const isPlain = times.get(word) === 1 && (kind === 'name' || kind === '>>')
  return isPlain ? wholeNumber(dictionary, token) : Number.NEGATIVE_INFINITY
}

/** @returns the objects in each such stream, readable; null when some cannot be read or is longer than any honest one. */
export const readObjectStreams = (streams: PdfStream[], inflate: Inflate): ObjectStream[] | null => {
  const found: ObjectStream[] = []
  let left = longestTogetherInBytes
  for (const { dictionary, body } of streams) {
    if (!isObjectStream(dictionary)) continue
    const entries = readEntries(dictionary)
    const { times } = entries
    if (times.has('')) return null
    const filters = times.get('FlateDecode') ?? 0
    if ((times.get('Filter') ?? 0) !== filters || filters > 1) return null
    const content = filters === 1 ? inflate(body, left) : body
    if (!content) return null
    left -= Math.max(content.length, leastInBytes)
    if (left <= 0) return null
    const [objects, first] = ['N', 'First'].map((word) => numberOf(dictionary, entries, word))
    found.push({ content, objects: objects as number, first: first as number })
  }
  return found
}

const end = new TextEncoder().encode('\nendobj')

/**
 * The content with its texts made blank (values.ts). It is returned unchanged when objects do not begin where its own list
 * says, because an object could then begin within a text.
 */
export const shownContent = ({ content, objects, first }: ObjectStream): Uint8Array => {
  if (!(objects > 0 && first <= content.length)) return content
  const bytes = new Uint8Array(content.length + end.length)
  bytes.set(content)
  bytes.set(end, content.length)
  const places = new Set<number>()
  let at = 0
  for (let object = 0; object < objects; object++) {
    const number = nextToken(bytes, at)
    const place = nextToken(bytes, number.to)
    if (place.to > first || wholeNumber(bytes, number) < 0) return content
    places.add(first + wholeNumber(bytes, place))
    at = place.to
  }
  const shown = new Uint8Array(bytes)
  const values = readValues(bytes, first, { shown, expectedPlaces: places })
  return values?.keyword.to === bytes.length && places.size === 0 ? shown : content
}
