/**
 * Finds out what an image file is from its bytes, never from its name (docs/security.md#uploads). Pixels are not
 * decoded.
 */
import { isJpeg, isPng } from '#shared/documents/rules/document-file.ts'
import { hasHiddenContent } from './image/hidden-content.ts'
import { walkJpeg } from './image/jpeg.ts'
import type { ImageFacts, Picture } from './image/picture.ts'
import { walkPng } from './image/png.ts'

/** More would take a browser more memory than phones have. */
export const maxPixels = 25_000_000

/** @returns the JPEG or PNG, which may have more bytes after its end; null for anything else, cut off or without pixels. */
export const walkImage = (bytes: Uint8Array): Picture | null => {
  const picture = isJpeg(bytes) ? walkJpeg(bytes) : isPng(bytes) ? walkPng(bytes) : null
  return picture && picture.facts.width > 0 && picture.facts.height > 0 ? picture : null
}

/** @returns type and size in pixels of a JPEG or PNG with nothing hidden in it or after its end; else null. */
export const readImage = (bytes: Uint8Array): ImageFacts | null => {
  const picture = walkImage(bytes)
  const isAlone = picture?.end === bytes.length && !hasHiddenContent(bytes, picture)
  return isAlone ? picture.facts : null
}
