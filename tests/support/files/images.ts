/** Pictures made by the tests: whole PNG and JPEG files of any size, without a library. */
import { crc32, deflateSync } from 'node:zlib'

export { aJpeg } from './hostile-files/jpeg.ts'

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A chunk with a right sum. */
export const pngChunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

/** A grey-scale PNG with a soft gradient. `claims` lies about the size in the header. */
export const aPng = (width: number, height: number, claims = { width, height }): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claims.width, 0)
  header.writeUInt32BE(claims.height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    const start = y * (width + 1) + 1
    rows.fill(90 + Math.round((120 * y) / height), start, start + width)
  }
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export const dataString = (bytes: Buffer, type = 'image/png'): string =>
  `data:${type};base64,${bytes.toString('base64')}`

/** A photo that is accepted. */
export const aPhoto = (): string => dataString(aPng(350, 450))
