/** A file that must not be kept, and what is said about it. */

export interface HostileFile {
  name: string
  bytes: Buffer
  /** The upload's own description, which must not be trusted. */
  declaredType: string
  fileName: string
  /** The sentence at a place that takes PDFs, too. */
  refusal: string
}

export const sentences = {
  empty: 'The file is empty',
  type: 'The file must be a JPG, PNG or PDF',
  typeOfImage: 'The file must be a JPG or PNG',
  damaged: 'The file is damaged or not complete. Take the photo again or choose another file',
  damagedPdf: 'The file is damaged or not complete. Choose another file',
  pixels: 'The picture has too many pixels; the most is 25 megapixels',
  moreAfterEnd: 'The picture has more data after its end. Take the photo again or save it again as JPG',
  hidden: 'The picture has text or another file hidden in it. Take the photo again or choose another file',
  hiddenInPdf: 'The PDF has text or another file hidden in it. Print it to a new PDF and upload that',
  latePdf: 'The PDF has blanks before its beginning. Print it to a new PDF and upload that',
  active: 'The PDF holds scripts, actions or attached files. Print it to a new PDF and upload that',
  large: 'The PDF unpacks to more than a reader can hold. Print it to a new PDF and upload that',
  locked: 'The PDF is locked with a password. Save it without one and upload that',
}

/** Builds hostile files that claim one type and get one refusal. */
export const pretending =
  (declaredType: string, fileName: string, refusal: string) =>
  (name: string, bytes: Buffer | string): HostileFile => ({
    name,
    bytes: typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes,
    declaredType,
    fileName,
    refusal,
  })
