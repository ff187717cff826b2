import { inflateSync } from 'node:zlib'
import type { Inflate } from '#shared/rules/document-file.ts'

/** The inflation that a server has. */
export const inflate: Inflate = (bytes, most) => {
  try {
    return inflateSync(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}
