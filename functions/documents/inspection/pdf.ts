/**
 * Whether a PDF may be stored, read from its structure; nothing is drawn (docs/decisions/documents/0042-files-that-run-or-hide-something-are-refused.md).
 * It finds what is forbidden when it is written openly, in object streams and where a forged cross-reference table could point to.
 */
import { startsAsPdf } from '#shared/documents/rules/document-file.ts'
import { asText, hasForeignContent } from './foreign-content.ts'
import type { Unpacking } from './inflate.ts'
import { findHiddenNames, findNames } from './pdf/active-names.ts'
import { hasScriptLink } from './pdf/link-scripts.ts'
import { type ObjectStream, readObjectStreams, shownContent } from './pdf/object-streams.ts'
import { hidesObjects, mayHideObjects } from './pdf/stray-objects.ts'
import { type PdfStructure, walkPdf } from './pdf/structure.ts'
import { nextToken } from './pdf/tokens.ts'
import { unpacksToTooMuch } from './pdf/unpacked-size.ts'

export type PdfVerdict = 'sound' | 'large' | 'late' | 'damaged' | 'locked' | 'active' | 'hidden'

/** Offsets count from the first byte, and readers differ in what they do with a PDF that begins later. */
const beginsLate = (bytes: Uint8Array): boolean => startsAsPdf(bytes) && bytes[0] !== 0x25

/** `startxref` points to an object or a table, and only the end mark follows it. */
const endsWell = (
  bytes: Uint8Array,
  { afterStartxref, startOfReferences, landmarks }: PdfStructure,
): boolean =>
  afterStartxref > 0 &&
  /^[\0\s]*%%EOF[\0\s]*$/.test(asText(bytes.subarray(afterStartxref))) &&
  landmarks.includes(nextToken(bytes, startOfReferences).from)

/**
 * A name inside a text (a link's address, a title) is not a PDF name, so content that seems active is read again
 * without texts.
 */
const isActive = (stream: ObjectStream): boolean =>
  findNames([stream.content]).has('active') && findNames([shownContent(stream)]).has('active')

/** @param unpacking reads object streams; null for one that it cannot read refuses the file. */
export const checkPdf = (bytes: Uint8Array, unpacking: Unpacking): PdfVerdict => {
  if (beginsLate(bytes)) return 'late'
  const structure = walkPdf(bytes)
  if (!structure || !endsWell(bytes, structure)) return 'damaged'
  const { streams, outside, keywords } = structure
  const text = asText(bytes)
  const mayHide = mayHideObjects(text, keywords)
  const names = findNames(mayHide ? outside.written : outside.shown)
  if (names.has('Encrypt')) return 'locked'
  const hidden = findHiddenNames(mayHide ? streams.map(({ body }) => body) : [])
  if (names.has('active') || hidden.has('active') || outside.written.some(hasScriptLink)) return 'active'
  const objectStreams = readObjectStreams(streams, unpacking.inflate)
  if (!objectStreams) return 'damaged'
  if (objectStreams.some((objectStream) => isActive(objectStream) || hasScriptLink(objectStream.content)))
    return 'active'
  if (hasForeignContent(bytes, text)) return 'hidden'
  const all = new Set([...names, ...findNames(objectStreams.map(({ content }) => content))])
  const isWhole = all.has('Catalog') && all.has('Page')
  if (unpacksToTooMuch(streams, unpacking)) return 'large'
  const hides = hidden.has('ObjStm') || (mayHide && hidesObjects(text, keywords))
  return isWhole && !hides ? 'sound' : 'damaged'
}
