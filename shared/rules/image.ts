/** What an image file is, read from its bytes and never from its name (security, T17 to T19). Nothing is decoded. */

export interface ImageFacts {
  type: 'image/jpeg' | 'image/png'
  width: number
  height: number
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Walks the chunks: IHDR first, IEND last and nothing after it. */
const readPng = (bytes: Uint8Array): ImageFacts | null => {
  const data = view(bytes)
  let place = pngSignature.length
  let facts: ImageFacts | null = null
  let hasPixels = false
  while (place + 12 <= bytes.length) {
    const length = data.getUint32(place)
    const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8))
    const end = place + 12 + length
    if (end > bytes.length) return null
    if (name === 'IHDR' && length === 13 && !facts)
      facts = { type: 'image/png', width: data.getUint32(place + 8), height: data.getUint32(place + 12) }
    else if (!facts) return null
    if (name === 'IDAT') hasPixels = true
    if (name === 'IEND') return hasPixels && end === bytes.length ? facts : null
    place = end
  }
  return null
}

const isFrameHeader = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The place just after the entropy-coded data that follows a start of scan. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  let place = from
  while (place + 1 < bytes.length) {
    const next = bytes[place + 1] as number
    if (bytes[place] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return place
    place++
  }
  return bytes.length
}

/** Walks the segments: a frame header and a scan, then the end marker and nothing after it. */
const readJpeg = (bytes: Uint8Array): ImageFacts | null => {
  const data = view(bytes)
  let place = 2
  let facts: ImageFacts | null = null
  let hasScan = false
  while (place + 2 <= bytes.length) {
    if (bytes[place] !== 0xff) return null
    const marker = bytes[place + 1] as number
    if (marker === 0xff) {
      place++ // fill byte
      continue
    }
    if (marker === 0xd9) return hasScan && place + 2 === bytes.length ? facts : null
    if (place + 4 > bytes.length) return null
    const length = data.getUint16(place + 2)
    if (length < 2 || place + 2 + length > bytes.length) return null
    if (isFrameHeader(marker) && length >= 8 && !facts)
      facts = { type: 'image/jpeg', height: data.getUint16(place + 5), width: data.getUint16(place + 7) }
    place += 2 + length
    if (marker === 0xda) {
      hasScan = true
      place = endOfScan(bytes, place)
    }
  }
  return null
}

/** @returns type and size in pixels of a whole JPEG or PNG; null for anything else, cut-off or with bytes after its end. */
export const readImage = (bytes: Uint8Array): ImageFacts | null => {
  const facts =
    bytes[0] === 0xff && bytes[1] === 0xd8
      ? readJpeg(bytes)
      : pngSignature.every((byte, index) => bytes[index] === byte)
        ? readPng(bytes)
        : null
  return facts && facts.width > 0 && facts.height > 0 ? facts : null
}
