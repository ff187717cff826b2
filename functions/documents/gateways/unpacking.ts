import { inflateSync } from 'node:zlib'
import type { Unpacking } from '../inspection/inflate.ts'

export const unpacking: Unpacking = {
  inflate: (bytes, most) => {
    try {
      return inflateSync(bytes, { maxOutputLength: most })
    } catch {
      return null
    }
  },
  isLonger: (bytes, most) => {
    try {
      inflateSync(bytes, { maxOutputLength: most })
      return false
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    }
  },
}
