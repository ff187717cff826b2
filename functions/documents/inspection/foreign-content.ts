/** Other files inside a document: markup, archives, the test text of virus scanners (docs/decisions/documents/0042-files-that-run-or-hide-something-are-refused.md). */

/**
 * Looked for in whole files. Pixels and compressed text are practically random bytes: a letter in either case occurs once
 * in 2^7 bytes, any other character once in 2^8. The shortest of these patterns occurs by chance once in 2^44 places, all
 * of them together in fewer than one of a million files of 4 MiB (2^22 places). Shorter patterns would refuse honest files.
 */
const markup = /<script|<!doctype|<iframe|<html[ >]|<\?php[ \r\n]|<svg xmlns|x5o!p%@ap\[4\\pzx54/i

/** The first bytes of an archive's entry. The version needed to unpack it follows, which is 6.3 at most. */
const entryOfArchive = 'PK\x03\x04'
const lastVersion = 63

const endOfArchive = 'PK\x05\x06'
const listOfArchive = 'PK\x01\x02'
const listLengthOffset = 12 // in the end record
const listStartOffset = 16

/** The bytes as a text with one character for each, so that it can be searched. */
export const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

/** Whether an end record is one: the list of entries is directly before it, or where it says, as programs look for it. */
const isEndRecord = (bytes: Uint8Array, text: string, end: number): boolean => {
  if (end + 22 > bytes.length) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset + end, 22)
  const places = [end - view.getUint32(listLengthOffset, true), view.getUint32(listStartOffset, true)]
  return places.some((place) => place >= 0 && text.startsWith(listOfArchive, place))
}

/** Whether programs that unpack archives would open the file, whatever comes before and after the archive. */
const opensAsArchive = (bytes: Uint8Array, text: string): boolean => {
  let end = text.indexOf(endOfArchive)
  while (end >= 0 && !isEndRecord(bytes, text, end)) end = text.indexOf(endOfArchive, end + 1)
  return end >= 0
}

/** Whether a file holds markup that browsers run or an archive. @param text the bytes, one character for each. */
export const hasForeignContent = (bytes: Uint8Array, text: string): boolean =>
  markup.test(text) || opensAsArchive(bytes, text)

/** Whether an archive's entry begins somewhere; by chance that is as rare as markup. */
export const hasEntryOfArchive = (text: string): boolean => {
  const begins = (at: number): boolean =>
    text.charCodeAt(at + 4) <= lastVersion && text.charCodeAt(at + 5) === 0
  let at = text.indexOf(entryOfArchive)
  while (at >= 0 && !begins(at)) at = text.indexOf(entryOfArchive, at + 1)
  return at >= 0
}
