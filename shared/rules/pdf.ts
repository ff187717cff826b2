/**
 * Whether a PDF may be kept (security, T17), read from its structure; nothing is drawn. Best effort: it refuses what
 * is forbidden in plain sight, in object streams and where a forged table of contents could point to.
 */
import { hasActiveName, hidesActiveName, someName } from './pdf/names.ts'
import { type Inflate, readObjectStreams } from './pdf/object-streams.ts'
import { type PdfStructure, walkPdf } from './pdf/structure.ts'
import { nextToken } from './pdf/tokens.ts'

export type { Inflate } from './pdf/object-streams.ts'

export type PdfVerdict = 'sound' | 'damaged' | 'locked' | 'active'

const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Eight bytes are enough. */
export const isPdf = (bytes: Uint8Array): boolean => /^%PDF-[12]\.\d/.test(asText(bytes.subarray(0, 8)))

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Objects that the walk did not meet, in a text, a comment or the body of a stream. No run is longer than ten bytes. */
const hidesObjects = (bytes: Uint8Array, { objects, streams }: PdfStructure): boolean => {
  const text = asText(bytes)
  return (
    count(text, /\d[\0\s]{1,9}\d{1,5}[\0\s]{1,9}obj\b/g) !== objects ||
    count(text, />>[\0\s]{0,9}stream\r?\n/g) !== streams.length ||
    streams.some(({ body }) => hidesActiveName(body))
  )
}

/** `startxref` leads to an object or a table, and only the end's mark follows it. */
const endsWell = (
  bytes: Uint8Array,
  { afterStartxref, startOfReferences, landmarks }: PdfStructure,
): boolean =>
  afterStartxref > 0 &&
  /^[\0\s]*%%EOF[\0\s]*$/.test(asText(bytes.subarray(afterStartxref))) &&
  landmarks.has(nextToken(bytes, startOfReferences).from)

const names = (parts: Uint8Array[], wanted: string): boolean =>
  parts.some((part) => someName(part, (name) => name === wanted))

/** @param inflate reads object streams; null for one that it cannot read refuses the file. */
export const checkPdf = (bytes: Uint8Array, inflate: Inflate): PdfVerdict => {
  const structure = isPdf(bytes) ? walkPdf(bytes) : null
  if (!structure || !endsWell(bytes, structure)) return 'damaged'
  if (names(structure.outside, 'Encrypt')) return 'locked'
  if (structure.outside.some(hasActiveName)) return 'active'
  const objectStreams = readObjectStreams(structure.streams, inflate)
  if (!objectStreams) return 'damaged'
  if (objectStreams.some(hasActiveName)) return 'active'
  const parts = [...structure.outside, ...objectStreams]
  if (!names(parts, 'Catalog') || !names(parts, 'Page')) return 'damaged'
  return hidesObjects(bytes, structure) ? 'damaged' : 'sound'
}
