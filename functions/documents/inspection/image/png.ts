/** The chunks of a PNG file (PNG specification, sections 5 and 11). */
import { pngSignature } from '#shared/documents/rules/document-file.ts'
import { crc32 } from './crc32.ts'
import { maxParts, type Picture } from './picture.ts'
import { hasAllPixelsOf, type PngPixels } from './png-pixels.ts'

/** The bit depths that each colour type may have. */
const bitDepths: Record<number, number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

interface Chunk {
  name: string
  data: Uint8Array
  /** The place just after the chunk. */
  end: number
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The whole chunk at a place; null when it is cut off or its checksum is wrong. */
const readChunk = (bytes: Uint8Array, place: number): Chunk | null => {
  if (place + 12 > bytes.length) return null
  const data = viewOf(bytes)
  const length = data.getUint32(place)
  const end = place + 12 + length
  if (end > bytes.length) return null
  if (crc32(bytes.subarray(place + 4, end - 4)) !== data.getUint32(end - 4)) return null
  const name = String.fromCharCode(...bytes.subarray(place + 4, place + 8))
  return { name, data: bytes.subarray(place + 8, end - 4), end }
}

const readHeader = ({ name, data, end }: Chunk): (Picture & { pixels: PngPixels }) | null => {
  if (name !== 'IHDR' || data.length !== 13) return null
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8)
  if (!bitDepths[colour]?.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1) return null
  const [width, height] = [viewOf(data).getUint32(0), viewOf(data).getUint32(4)]
  const pixels: PngPixels = {
    width,
    height,
    depth,
    colour,
    isInterlaced: interlace === 1,
    colours: 0,
    parts: [],
  }
  const hasAllPixels: Picture['hasAllPixels'] = (inflate) => hasAllPixelsOf(pixels, inflate)
  return {
    ...{ facts: { type: 'image/png', width, height }, end, metadata: [], compressedTexts: [] },
    ...{ hasAllPixels, pixels },
  }
}

/** The zlib stream of a text chunk, which comes after keyword, method and, in iTXt, two more texts; null without one. */
const compressedText = ({ name, data }: Chunk): Uint8Array | null => {
  const keywordEnd = data.indexOf(0)
  if (keywordEnd < 0) return null
  if (name === 'zTXt' || name === 'iCCP') return data.subarray(keywordEnd + 2)
  if (name !== 'iTXt' || data[keywordEnd + 1] !== 1) return null
  const languageEnd = data.indexOf(0, keywordEnd + 3)
  const translatedEnd = languageEnd < 0 ? -1 : data.indexOf(0, languageEnd + 1)
  return translatedEnd < 0 ? null : data.subarray(translatedEnd + 1)
}

/** @returns the picture when IHDR comes first, pixels and IEND follow, every checksum is right; else null. */
export const walkPng = (bytes: Uint8Array): Picture | null => {
  const first = readChunk(bytes, pngSignature.length)
  const picture = first && readHeader(first)
  if (!first || !picture) return null
  const { pixels } = picture
  let chunk = readChunk(bytes, first.end)
  while (chunk) {
    if (chunk.name === 'IEND') return pixels.parts.length > 0 ? { ...picture, end: chunk.end } : null
    if (chunk.name === 'IDAT') {
      if (chunk.data.length > 0) pixels.parts.push(chunk.data)
    } else if (chunk.name === 'PLTE') pixels.colours = chunk.data.length / 3
    else if (/^[a-z][A-Za-z]{3}$/.test(chunk.name)) {
      if (picture.metadata.push(chunk.data) > maxParts) return null
      const text = compressedText(chunk)
      if (text) picture.compressedTexts.push(text)
    } else return null // a critical chunk that no reader knows
    chunk = readChunk(bytes, chunk.end)
  }
  return null
}
