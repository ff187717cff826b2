/** Which files are accepted as documents, by first bytes and size; browser and service apply the same rules. */
import { type DocumentType, longestDocumentInBytes } from '#shared/vocabulary/documents.ts'

const mebibyte = 1024 * 1024
const enoughToTell = 32 // bytes

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
export const isPng = (bytes: Uint8Array): boolean =>
  pngSignature.every((byte, index) => bytes[index] === byte)

/** Whether a file is a PDF, be it behind blanks or a byte order mark, as some old programs write it. */
export const startsAsPdf = (bytes: Uint8Array): boolean =>
  /^(\xef\xbb\xbf)?[\0\s]*%PDF-[12]\.\d/.test(String.fromCharCode(...bytes.subarray(0, enoughToTell)))

/**
 * The type that the first bytes tell; null for anything that is never taken. A dozen bytes are enough. A PDF behind
 * blanks is one, so that its own sentence can be said.
 */
export const measuredType = (bytes: Uint8Array): DocumentType | null =>
  isJpeg(bytes) ? 'image/jpeg' : isPng(bytes) ? 'image/png' : startsAsPdf(bytes) ? 'application/pdf' : null

/** A sentence when a file of so many bytes is refused, else null. */
export const sizeRefusal = (sizeInBytes: number): string | null => {
  if (sizeInBytes === 0) return 'The file is empty'
  if (sizeInBytes <= longestDocumentInBytes) return null
  const megabytes = (Math.ceil((sizeInBytes / mebibyte) * 10) / 10).toFixed(1) // rounded up: never "yours is 4.0 MB"
  return `The file must be smaller than ${longestDocumentInBytes / mebibyte} MB; yours is ${megabytes} MB`
}

/** A sentence when a place does not take the type, else null. */
export const typeRefusal = (
  type: DocumentType | null,
  { takesPdf }: { takesPdf: boolean },
): string | null => {
  if (type !== null && (takesPdf || type !== 'application/pdf')) return null
  return takesPdf ? 'The file must be a JPG, PNG or PDF' : 'The file must be a JPG or PNG'
}
