/** The segments of a JPEG file (ITU-T T.81, annex B). */
import { hasAllBlocks, noScans, noteCodes, noteFrame, noteQuantisation, noteScan } from './jpeg-scans.ts'
import { type ImageFacts, maxParts, type Picture } from './picture.ts'

const startOfScan = 0xda
const endOfImage = 0xd9
const quantisationTable = 0xdb
const huffmanTable = 0xc4
const restartInterval = 0xdd
const comment = 0xfe
const progressive = 0xc2

/** Baseline, extended and progressive: what browsers decode. */
const isFrameHeader = (marker: number): boolean => marker >= 0xc0 && marker <= 0xc2
const isMetadata = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === comment
const isTable = (marker: number): boolean =>
  [quantisationTable, huffmanTable, restartInterval].includes(marker)

/** In a scan, FF before these is data (a stuffed zero), a restart marker or a fill byte. */
const continuesScan = (next: number): boolean => next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7)

/** Where the marker is that ends the entropy-coded data; the file's length when there is none. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  let place = bytes.indexOf(0xff, from)
  while (place >= 0 && place + 1 < bytes.length) {
    if (!continuesScan(bytes[place + 1] as number)) return place
    place = bytes.indexOf(0xff, place + 1)
  }
  return bytes.length
}

/** Size from a frame header's content: precision, height, width, number of components, three bytes for each. */
const readFrame = (content: Uint8Array): ImageFacts | null => {
  const [precision, high = 0, low = 0, wide = 0, narrow = 0, components = 0] = content
  if (precision !== 8 || ![1, 3, 4].includes(components) || content.length !== 6 + 3 * components) return null
  return { type: 'image/jpeg', height: high * 256 + low, width: wide * 256 + narrow }
}

/** @returns the picture when tables, one frame header and scans come before the end; else null. */
export const walkJpeg = (bytes: Uint8Array): Picture | null => {
  const metadata: Uint8Array[] = []
  let facts: ImageFacts | null = null
  let hasQuantisation = false
  let hasScan = false
  const scans = noScans()
  let place = 2
  while (place + 2 <= bytes.length) {
    if (bytes[place] !== 0xff) return null
    const marker = bytes[place + 1] as number
    if (marker === 0xff) {
      place++ // fill byte
      continue
    }
    if (marker === endOfImage)
      return facts && hasScan
        ? {
            ...{ facts, end: place + 2, metadata, compressedTexts: [] },
            hasAllPixels: () => hasAllBlocks(scans),
          }
        : null
    const length = (bytes[place + 2] ?? 0) * 256 + (bytes[place + 3] ?? 0)
    const end = place + 2 + length
    if (length < 2 || end > bytes.length) return null
    const content = bytes.subarray(place + 4, end)
    place = end
    if (isFrameHeader(marker)) {
      if (facts) return null
      facts = readFrame(content)
      if (!facts) return null
      noteFrame(scans, content, marker === progressive)
    } else if (marker === startOfScan) {
      if (!facts || !hasQuantisation) return null
      place = endOfScan(bytes, end)
      if (place === end) return null
      noteScan(scans, content, place - end)
      hasScan = true
    } else if (isMetadata(marker)) {
      if (metadata.push(content) > maxParts) return null
    } else if (!isTable(marker)) return null
    hasQuantisation ||= marker === quantisationTable
    if (marker === quantisationTable) noteQuantisation(scans, content)
    if (marker === huffmanTable) noteCodes(scans, content)
  }
  return null
}
