/** Walks through a PDF from its first byte to its last, so that no byte is neither an object nor a stream's body. */
import { afterLineEnd, endOfStream, findEndOfBody } from './stream-end.ts'
import { nextToken, type Token, textOf, wholeNumber } from './tokens.ts'
import { readValues } from './values.ts'

export interface PdfStream {
  dictionary: Uint8Array
  body: Uint8Array
}

export interface PdfStructure {
  streams: PdfStream[]
  /** Everything that is no stream's body. */
  outside: Uint8Array[]
  /** The places where an object or a cross-reference table begins. */
  landmarks: Set<number>
  objects: number
  /** Where the last `startxref` points to, and the place after it. */
  startOfReferences: number
  afterStartxref: number
}

/** @returns null where a byte stands that no PDF needs, and where a stream's end is not where its length says. */
export const walkPdf = (bytes: Uint8Array): PdfStructure | null => {
  const found: PdfStructure = {
    streams: [],
    outside: [],
    landmarks: new Set(),
    objects: 0,
    startOfReferences: -1,
    afterStartxref: -1,
  }
  let outsideFrom = 0

  /** @returns the place after `endobj`; -1 when the object is damaged. */
  const readObject = (from: number): number => {
    const values = readValues(bytes, from)
    if (!values) return -1
    const { keyword, dictionary, lengths } = values
    if (textOf(bytes, keyword) === 'endobj') return keyword.to
    const [lengthAt] = lengths
    if (textOf(bytes, keyword) !== 'stream' || !dictionary || lengthAt === undefined || lengths.length > 1)
      return -1
    const bodyFrom = afterLineEnd(bytes, keyword.to)
    if (bytes[bodyFrom - 1] !== 0x0a) return -1
    const bodyTo = findEndOfBody(bytes, bodyFrom, lengthAt)
    if (bodyTo < 0) return -1
    found.streams.push({
      dictionary: bytes.subarray(dictionary.from, dictionary.to),
      body: bytes.subarray(bodyFrom, bodyTo),
    })
    found.outside.push(bytes.subarray(outsideFrom, bodyFrom))
    outsideFrom = bodyTo
    const last = nextToken(bytes, bodyTo + endOfStream.length)
    return textOf(bytes, last) === 'endobj' ? last.to : -1
  }

  /** @returns the place after table and trailer, which is where `startxref` stands; -1 when they are damaged. */
  const readTable = (from: number): number => {
    let token = nextToken(bytes, from)
    while (/^(\d+|[nf])$/.test(textOf(bytes, token))) token = nextToken(bytes, token.to)
    const values = textOf(bytes, token) === 'trailer' ? readValues(bytes, token.to) : null
    return values?.dictionary ? values.keyword.from : -1
  }

  const readPart = (token: Token): number => {
    const text = textOf(bytes, token)
    const second = nextToken(bytes, token.to)
    if (text === 'xref') {
      found.landmarks.add(token.from)
      return readTable(token.to)
    }
    if (text === 'startxref') {
      found.startOfReferences = wholeNumber(bytes, second)
      found.afterStartxref = second.to
      return second.to
    }
    const third = nextToken(bytes, second.to)
    if (wholeNumber(bytes, token) < 0 || wholeNumber(bytes, second) < 0 || textOf(bytes, third) !== 'obj')
      return -1
    found.landmarks.add(token.from)
    found.objects++
    return readObject(third.to)
  }

  let token = nextToken(bytes, 0)
  while (token.kind !== 'end') {
    const place = readPart(token)
    if (place < 0) return null
    token = nextToken(bytes, place)
  }
  found.outside.push(bytes.subarray(outsideFrom))
  return found
}
