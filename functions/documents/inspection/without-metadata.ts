/** Removes from a picture what tells where, when and with what it was taken (docs/decisions/documents/0195-pictures-are-stored-without-places-and-devices.md). */
import { keptParts } from './image/kept-parts.ts'
import { walkImage } from './image.ts'

/**
 * The same pixels, colours and orientation without EXIF, XMP, comments, texts, times and thumbnails; nothing is
 * re-encoded.
 * @param bytes of a file that passed inspection.
 * @returns the same bytes if there is nothing to remove, and for a PDF
 */
export const withoutMetadata = (bytes: Uint8Array): Uint8Array => {
  const picture = walkImage(bytes)
  if (!picture) return bytes
  const parts: Uint8Array[] = []
  let place = 0
  for (const { from, to, by } of keptParts(bytes, picture)) {
    parts.push(bytes.subarray(place, from), by)
    place = to
  }
  const kept = Buffer.concat([...parts, bytes.subarray(place)])
  return kept.equals(bytes) ? bytes : new Uint8Array(kept)
}
