/** Markup and other files hidden in a picture (security, T17): harmless where the type is kept, refused all the same. */
import { asText, hasEntryOfArchive, hasForeignContent } from '../foreign-content.ts'
import type { Picture } from './picture.ts'

/** Looked for in the whole file, pixels too; as rare there by chance as markup is. */
const anywhere = /javascript:|%pdf-[12]\./i

/** Looked for beside the pixels only: at most some 100 KB, of which only a thumbnail is as good as random. */
const besidePixels = /<svg[\s/>]|<html|<body|<\?php|<embed|<object|<!entity|%pdf-|gif8[79]a/i

const hasSome = (bytes: Uint8Array, text: string): boolean =>
  anywhere.test(text) || hasEntryOfArchive(text) || hasForeignContent(bytes, text)

/** Whether a text of a picture holds markup or another file. */
export const hasHiddenText = (bytes: Uint8Array): boolean => {
  const text = asText(bytes)
  return besidePixels.test(text) || hasSome(bytes, text)
}

/** Whether a file, of which the picture was read, holds markup or another file. */
export const hasHiddenContent = (bytes: Uint8Array, { metadata }: Picture): boolean =>
  hasSome(bytes, asText(bytes)) || metadata.some((part) => besidePixels.test(asText(part)))
