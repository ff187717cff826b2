/**
 * Whether a small PDF takes a reader's memory: by streams that unpack to far more than a page needs, or by pictures of
 * enormous size (docs/security.md#uploads).
 */
import type { Unpacking } from '../inflate.ts'
import { eachName, wordsOf } from './names.ts'
import type { PdfStream } from './structure.ts'
import { nextToken, wholeNumber } from './tokens.ts'

const mebibyte = 1024 * 1024
/** A page in colour at 400 dpi has 44 MiB. */
const longestStreamInBytes = 64 * mebibyte
/** What the viewer of the office draws at most, too. */
const mostPixels = 40_000_000
/** Pictures of all pages together, which readers keep while a file is open. */
const mostPixelsTogether = 100_000_000

/** Filters by which a stream gets shorter, with their abbreviations. */
const packing = ['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']
/** Of a row that a predictor works on; readers keep two of them. */
const mostColumns = 100_000
const numbers = ['Width', 'Height', 'Columns', 'Colors'] as const
const known = wordsOf([...packing, ...numbers])

const factsOf = (dictionary: Uint8Array) => {
  const facts = { packed: 0, isFlate: false, Width: 0, Height: 0, Columns: 0, Colors: 1 }
  eachName(dictionary, known, (word, _from, to) => {
    if (packing.includes(word)) facts.packed += 1
    facts.isFlate ||= word === 'FlateDecode' || word === 'Fl'
    const named = numbers.find((one) => one === word)
    if (named) facts[named] = Math.max(facts[named], wholeNumber(dictionary, nextToken(dictionary, to)))
  })
  return facts
}

/** No program packs a stream twice: only that makes a thousand times a thousand bytes of one. */
export const unpacksToTooMuch = (streams: readonly PdfStream[], { isLonger }: Unpacking): boolean => {
  let pixels = 0
  return streams.some(({ dictionary, body }) => {
    const { packed, isFlate, Width, Height, Columns, Colors } = factsOf(dictionary)
    pixels += Width * Height
    return (
      packed > 1 ||
      Columns * Colors > mostColumns ||
      Width * Height > mostPixels ||
      pixels > mostPixelsTogether ||
      (isFlate && isLonger(body, longestStreamInBytes))
    )
  })
}
