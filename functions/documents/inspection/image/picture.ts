/** The findings of reading an image file. */
import type { Inflate } from '../inflate.ts'

export interface ImageFacts {
  type: 'image/jpeg' | 'image/png'
  /** In pixels, as the header says. */
  width: number
  height: number
}

/** Cameras write a dozen segments and a colour profile takes at most 255; more would only cost time. */
export const maxParts = 1000

export interface Picture {
  facts: ImageFacts
  /** The place just after the picture; more bytes may follow. */
  end: number
  /** The contents of the file besides the pixels: comments, EXIF, XMP, colour profiles, texts. */
  metadata: Uint8Array[]
  /** Zlib streams of compressed texts. */
  compressedTexts: Uint8Array[]
  /** Whether there are pixels for the whole size, as far as that is seen without drawing them. */
  hasAllPixels: (inflate: Inflate) => boolean
}
