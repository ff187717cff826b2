/** Whether the pixels of a PNG are all there (PNG specification, sections 7 to 10); without them no browser draws it. */
import type { Inflate } from '../inflate.ts'

export interface PngPixels {
  width: number
  height: number
  depth: number
  colour: number
  isInterlaced: boolean
  /** In the palette. */
  colours: number
  /** The contents of the chunks, together one zlib stream. */
  parts: Uint8Array[]
}

const samples: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const withPalette = 3
const lastFilter = 4
/** 25 megapixels with four samples of 8 bits, and the filter of each row. */
const mostInBytes = 101_000_000

/** First column and row, and the steps to the next, of the seven passes of Adam7. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** The rows of a picture, or of each pass: how many, and the bytes of each with its filter. */
const rowsOf = ({ width, height, depth, colour, isInterlaced }: PngPixels) =>
  (isInterlaced ? passes : ([[0, 0, 1, 1]] as const))
    .map(([left, top, across, down]) => ({
      pixels: Math.max(0, Math.ceil((width - left) / across)),
      rows: Math.max(0, Math.ceil((height - top) / down)),
    }))
    .filter(({ pixels, rows }) => pixels > 0 && rows > 0)
    .map(({ pixels, rows }) => ({
      rows,
      bytes: 1 + Math.ceil((pixels * depth * (samples[colour] as number)) / 8),
    }))

const joined = (parts: Uint8Array[]): Uint8Array => {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const hasAllPixelsOf = (pixels: PngPixels, inflate: Inflate): boolean => {
  if (pixels.colour === withPalette && !(pixels.colours >= 1 && pixels.colours <= 2 ** pixels.depth))
    return false
  const passesOfRows = rowsOf(pixels)
  const length = passesOfRows.reduce((sum, { rows, bytes }) => sum + rows * bytes, 0)
  if (length > mostInBytes) return false
  const data = inflate(joined(pixels.parts), length)
  if (data?.length !== length) return false
  let at = 0
  for (const { rows, bytes } of passesOfRows)
    for (let row = 0; row < rows; row += 1, at += bytes) if ((data[at] as number) > lastFilter) return false
  return true
}
