/** Markup and other files hidden in a picture (security, T17): harmless where the type is kept, refused all the same. */
import type { Picture } from './picture.ts'

/**
 * Looked for in the whole file, pixels too. Pixels are as good as random, where a letter in either case comes once in
 * 2^7 bytes and any other sign once in 2^8. The shortest of these come by chance once in 2^44 places, so all together
 * in less than one of a million files of 4 MiB (2^22 places). Shorter ones would refuse honest photos.
 */
const anywhere =
  /<script|<!doctype|<iframe|<html[ >]|<\?php[ \r\n]|javascript:|<svg xmlns|%pdf-[12]\.|x5o!p%@ap\[4\\pzx54/i

/** The first bytes of an archive's entry, by the version that unpacks it: 1.0, 2.0 or 4.5. */
const archives = ['PK\x03\x04\n\0', 'PK\x03\x04\x14\0', 'PK\x03\x04-\0']

/** Looked for beside the pixels only: at most some 100 KB, of which only a thumbnail is as good as random. */
const besidePixels = /<svg[\s/>]|<html|<body|<\?php|<embed|<object|<!entity|%pdf-|gif8[79]a/i

/** One character for each byte, so that a text can be looked for. */
const asText = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const hasSome = (text: string): boolean => anywhere.test(text) || archives.some((head) => text.includes(head))

/** Whether a text of a picture holds markup or another file. */
export const hasHiddenText = (bytes: Uint8Array): boolean => {
  const text = asText(bytes)
  return besidePixels.test(text) || hasSome(text)
}

/** Whether a file, of which the picture was read, holds markup or another file. */
export const hasHiddenContent = (bytes: Uint8Array, { metadata }: Picture): boolean =>
  hasSome(asText(bytes)) || metadata.some((part) => besidePixels.test(asText(part)))
