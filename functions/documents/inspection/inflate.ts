import { inflateSync } from 'node:zlib'

/** Inflates a zlib stream, at most `most` bytes; null when broken or longer. */
export type Inflate = (bytes: Uint8Array, most: number) => Uint8Array | null

export const inflate: Inflate = (bytes, most) => {
  try {
    return inflateSync(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}

/** Whether a zlib stream is longer than this; a broken one has the length up to its fault. */
export const isLongerThan = (bytes: Uint8Array, most: number): boolean => {
  try {
    inflateSync(bytes, { maxOutputLength: most })
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
  }
}
