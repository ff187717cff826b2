/** Markup and other files hidden in a picture: harmless as long as browsers keep to the type, but refused all the same. */
import { asText, hasEntryOfArchive, hasForeignContent } from '../foreign-content.ts'
import type { Picture } from './picture.ts'

/** Looked for in the whole file, pixels included; by chance as rare as markup. */
const anywhere = /javascript:|%pdf-[12]\./i

/** Looked for in the metadata only: at most some 100 KB, of which only a thumbnail is practically random. */
const inMetadata = /<svg[\s/>]|<html|<body|<\?php|<embed|<object|<!entity|%pdf-|gif8[79]a/i

const hasPattern = (bytes: Uint8Array, text: string): boolean =>
  anywhere.test(text) || hasEntryOfArchive(text) || hasForeignContent(bytes, text)

/** Whether a text of a picture holds markup or another file. */
export const hasHiddenText = (bytes: Uint8Array): boolean => {
  const text = asText(bytes)
  return inMetadata.test(text) || hasPattern(bytes, text)
}

/** Whether a file, of which the picture was read, holds markup or another file. */
export const hasHiddenContent = (bytes: Uint8Array, { metadata }: Picture): boolean =>
  hasPattern(bytes, asText(bytes)) || metadata.some((part) => inMetadata.test(asText(part)))
