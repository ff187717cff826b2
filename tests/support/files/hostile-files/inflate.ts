import { inflateSync } from 'node:zlib'
import type { Inflate } from '#functions/documents/inspection/pdf/object-streams.ts'

/** The inflation that a server has. */
export const inflate: Inflate = (bytes, most) => {
  try {
    return inflateSync(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}
