/** Inspects an uploaded document: what it is, judged by its bytes alone, or why it is refused. */
import { measuredType, sizeRefusal, typeRefusal } from '#shared/documents/rules/document-file.ts'
import type { DocumentType } from '#shared/vocabulary/documents.ts'
import { hasHiddenContent, hasHiddenText } from './image/hidden-content.ts'
import { maxPixels, walkImage } from './image.ts'
import type { Inflate, Unpacking } from './inflate.ts'
import { checkPdf, type PdfVerdict } from './pdf.ts'

export interface DocumentFacts {
  type: DocumentType
  /** In pixels; images only. */
  width?: number
  height?: number
}

const mebibyte = 1024 * 1024
const longestTextsInBytes = 4 * mebibyte // all compressed texts of a PNG, inflated; a colour profile is one of them

const damagedImage = 'The file is damaged or not complete. Take the photo again or choose another file'
const moreAfterEnd = 'The picture has more data after its end. Take the photo again or save it again as JPG'
const hidden =
  'The picture has text or another file hidden in it. Take the photo again or choose another file'
const tooManyPixels = `The picture has too many pixels; the most is ${maxPixels / 1_000_000} megapixels`

type Verdict = { facts: DocumentFacts } | { refusal: string }

const checkImage = (bytes: Uint8Array, inflate: Inflate): Verdict => {
  const picture = walkImage(bytes)
  if (!picture) return { refusal: damagedImage }
  const { width, height } = picture.facts
  if (width * height > maxPixels) return { refusal: tooManyPixels }
  if (picture.end < bytes.length) return { refusal: moreAfterEnd }
  if (hasHiddenContent(bytes, picture)) return { refusal: hidden }
  let left = longestTextsInBytes
  for (const compressed of picture.compressedTexts) {
    const text = left > 0 ? inflate(compressed, left) : null
    if (!text) return { refusal: damagedImage }
    left -= text.length
    if (hasHiddenText(text)) return { refusal: hidden }
  }
  if (!picture.hasAllPixels(inflate)) return { refusal: damagedImage }
  return { facts: picture.facts }
}

const pdfRefusals: Record<Exclude<PdfVerdict, 'sound'>, string> = {
  damaged: 'The file is damaged or not complete. Choose another file',
  large: 'The PDF unpacks to more than a reader can hold. Print it to a new PDF and upload that',
  locked: 'The PDF is locked with a password. Save it without one and upload that',
  late: 'The PDF has blanks before its beginning. Print it to a new PDF and upload that',
  hidden: 'The PDF has text or another file hidden in it. Print it to a new PDF and upload that',
  active: 'The PDF holds scripts, actions or attached files. Print it to a new PDF and upload that',
}

const checkPdfFile = (bytes: Uint8Array, unpacking: Unpacking): Verdict => {
  const verdict = checkPdf(bytes, unpacking)
  return verdict === 'sound' ? { facts: { type: 'application/pdf' } } : { refusal: pdfRefusals[verdict] }
}

/**
 * Checks a whole file. Name and declared type of the upload play no part.
 * @param options.takesPdf whether the document may be a PDF as well as a JPEG or PNG.
 * @returns what the file is, or a message that says why it is refused.
 */
export const inspectDocument = (
  bytes: Uint8Array,
  { takesPdf, ...unpacking }: { takesPdf: boolean } & Unpacking,
): Verdict => {
  const type = measuredType(bytes)
  const refusal = sizeRefusal(bytes.length) ?? typeRefusal(type, { takesPdf })
  if (refusal !== null) return { refusal }
  return type === 'application/pdf' ? checkPdfFile(bytes, unpacking) : checkImage(bytes, unpacking.inflate)
}
