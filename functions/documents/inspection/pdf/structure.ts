/** Reads a PDF from its first byte to its last, so that every byte belongs to an object, a stream's body or a table. */
import { afterLineEnd, afterSpaces, endOfStream, findEndOfBody } from './stream-end.ts'
import { nextToken, says, type Token, wholeNumber } from './tokens.ts'
import { readValues } from './values.ts'

export interface PdfStream {
  dictionary: Uint8Array
  body: Uint8Array
}

export interface PdfStructure {
  streams: PdfStream[]
  /** Everything outside the bodies of streams: as written, and with texts made blank (values.ts). */
  outside: { written: Uint8Array[]; shown: Uint8Array[] }
  /** The places where an object or a cross-reference table begins. */
  landmarks: number[]
  /** The places of the words `obj`, `stream` and `trailer` where they are no text and no comment, in order. */
  keywords: number[]
  /** The position to which the last `startxref` points, and the position after it. */
  startOfReferences: number
  afterStartxref: number
}

/** @returns null when there are bytes that no PDF needs, or when a stream does not end where its length says. */
export const walkPdf = (bytes: Uint8Array): PdfStructure | null => {
  const shown = new Uint8Array(bytes) // a copy; slice would be none where the bytes are a Buffer
  const found: PdfStructure = {
    streams: [],
    outside: { written: [], shown: [] },
    landmarks: [],
    keywords: [],
    startOfReferences: -1,
    afterStartxref: -1,
  }
  let outsideFrom = 0

  const addOutside = (to: number): void => {
    found.outside.written.push(bytes.subarray(outsideFrom, to))
    found.outside.shown.push(shown.subarray(outsideFrom, to))
  }

  /** @returns the place after `endobj`; -1 when the object is damaged. */
  const readObject = (from: number): number => {
    const values = readValues(bytes, from, { shown })
    if (!values) return -1
    const { keyword, dictionary, lengths } = values
    if (says(bytes, keyword, 'endobj')) return keyword.to
    const [lengthAt] = lengths
    if (!says(bytes, keyword, 'stream') || !dictionary || lengthAt === undefined || lengths.length > 1)
      return -1
    found.keywords.push(keyword.from)
    const bodyFrom = afterLineEnd(bytes, afterSpaces(bytes, keyword.to))
    if (bytes[bodyFrom - 1] !== 0x0a) return -1
    const bodyTo = findEndOfBody(bytes, bodyFrom, lengthAt)
    if (bodyTo < 0) return -1
    found.streams.push({
      dictionary: bytes.subarray(dictionary.from, dictionary.to),
      body: bytes.subarray(bodyFrom, bodyTo),
    })
    addOutside(bodyFrom)
    outsideFrom = bodyTo
    const last = nextToken(bytes, bodyTo + endOfStream.length)
    return says(bytes, last, 'endobj') ? last.to : -1
  }

  /** @returns the place after table and trailer, where `startxref` follows; -1 when they are damaged. */
  const readTable = (from: number): number => {
    let token = nextToken(bytes, from)
    while (wholeNumber(bytes, token) >= 0 || says(bytes, token, 'n') || says(bytes, token, 'f'))
      token = nextToken(bytes, token.to)
    if (!says(bytes, token, 'trailer')) return -1
    found.keywords.push(token.from)
    const values = readValues(bytes, token.to, { shown })
    return values?.dictionary ? values.keyword.from : -1
  }

  const readPart = (token: Token): number => {
    const second = nextToken(bytes, token.to)
    if (says(bytes, token, 'xref')) {
      found.landmarks.push(token.from)
      return readTable(token.to)
    }
    if (says(bytes, token, 'startxref')) {
      found.startOfReferences = wholeNumber(bytes, second)
      found.afterStartxref = second.to
      return second.to
    }
    const third = nextToken(bytes, second.to)
    if (wholeNumber(bytes, token) < 0 || wholeNumber(bytes, second) < 0 || !says(bytes, third, 'obj'))
      return -1
    found.landmarks.push(token.from)
    found.keywords.push(third.from)
    return readObject(third.to)
  }

  let token = nextToken(bytes, 0)
  while (token.kind !== 'end') {
    const place = readPart(token)
    if (place < 0) return null
    token = nextToken(bytes, place)
  }
  addOutside(bytes.length)
  return found
}
