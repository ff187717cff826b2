/** A ZIP file without compression: pictures and PDFs do not shrink (docs/decisions/accounts/0146-the-archive-is-made-in-the-browser.md). */

export interface ZipEntry {
  /** With `/` between folders. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1
  return rest
})

const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Numbers in the byte order of ZIP. */
const littleEndian = (...numbers: [value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> => {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

const karachiOffsetInMs = 5 * 60 * 60 * 1000

/** Time and day as DOS wrote them, in Karachi. */
const dosTime = (moment: Date): [time: number, day: number] => {
  const local = new Date(moment.getTime() + karachiOffsetInMs)
  const time = (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1)
  const day = ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate()
  return [time, day]
}

const version = 20
const utf8Names = 0x0800
const stored = 0

/** The archive, its entries in the given order. @param made the time that every entry gets */
export const zipOf = (entries: readonly ZipEntry[], made: Date): Blob => {
  const [time, day] = dosTime(made)
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const nameBytes = new TextEncoder().encode(name)
    const described = littleEndian(
      ...([
        [version, 2],
        [utf8Names, 2],
        [stored, 2],
        [time, 2],
        [day, 2],
      ] as [number, 2][]),
      ...([
        [crc32(bytes), 4],
        [bytes.length, 4],
        [bytes.length, 4],
      ] as [number, 4][]),
      ...([
        [nameBytes.length, 2],
        [0, 2],
      ] as [number, 2][]),
    )
    const local = [littleEndian([0x04034b50, 4]), described, nameBytes, bytes]
    const rest = littleEndian([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])
    directory.push(littleEndian([0x02014b50, 4], [version, 2]), described, rest, nameBytes)
    parts.push(...local)
    offset += local.reduce((sum, { length }) => sum + length, 0)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = entries.length
  const end = littleEndian(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  )
  return new Blob([...parts, ...directory, end], { type: 'application/zip' })
}
