/** The parts of a picture, besides its pixels, that are kept: colours, transparency and orientation. */
import { asText } from '../foreign-content.ts'
import { crc32 } from './crc32.ts'
import { orientationOf, tiffOfOrientation } from './orientation.ts'
import type { ImageFacts, Picture } from './picture.ts'

/** A stretch of the file, and what takes its place. */
interface Replacement {
  from: number
  to: number
  by: Uint8Array
}

const nothing = new Uint8Array()
const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const startsWith = (content: Uint8Array, text: string): boolean =>
  asText(content.subarray(0, text.length)) === text

const joined = (parts: Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

const exifMark = 'Exif\0\0'
const jfifInBytes = 14
const adobeInBytes = 12

/** A segment of a JPEG: marker, length, content. */
const segment = (marker: number, content: Uint8Array): Uint8Array =>
  joined([Uint8Array.of(0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff), content])

const keptOfSegment = (marker: number, content: Uint8Array): Uint8Array => {
  if (marker === 0xe0 && startsWith(content, 'JFIF\0') && content.length >= jfifInBytes)
    return segment(marker, joined([content.subarray(0, jfifInBytes - 2), Uint8Array.of(0, 0)])) // no thumbnail
  if (marker === 0xe1 && startsWith(content, exifMark)) {
    const turn = orientationOf(content.subarray(exifMark.length))
    return turn ? segment(marker, joined([latin1(exifMark), tiffOfOrientation(turn)])) : nothing
  }
  if (marker === 0xe2 && startsWith(content, 'ICC_PROFILE\0')) return segment(marker, content)
  if (marker === 0xee && startsWith(content, 'Adobe'))
    return segment(marker, content.subarray(0, adobeInBytes))
  return nothing
}

/** Transparency and colours (PNG specification, section 11.3); everything else is text, time, EXIF or a program's own. */
const shownChunks = [
  ...['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'],
  ...['bKGD', 'hIST', 'pHYs'],
]

const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const body = joined([latin1(name), data])
  const ends = new DataView(new ArrayBuffer(8))
  ends.setUint32(0, data.length)
  ends.setUint32(4, crc32(body))
  const [length, sum] = [new Uint8Array(ends.buffer, 0, 4), new Uint8Array(ends.buffer, 4, 4)]
  return joined([length, body, sum])
}

const keptOfChunk = (name: string, data: Uint8Array): Uint8Array => {
  if (shownChunks.includes(name)) return chunk(name, data)
  const turn = name === 'eXIf' ? orientationOf(data) : null
  return turn ? chunk(name, tiffOfOrientation(turn)) : nothing
}

/** The part's place in the file including its frame, and what is kept of it. */
const replacementIn: Record<ImageFacts['type'], (bytes: Uint8Array, content: Uint8Array) => Replacement> = {
  'image/jpeg': (bytes, content) => {
    const start = content.byteOffset - bytes.byteOffset
    const by = keptOfSegment(bytes[start - 3] as number, content)
    return { from: start - 4, to: start + content.length, by }
  },
  'image/png': (bytes, content) => {
    const start = content.byteOffset - bytes.byteOffset
    const by = keptOfChunk(asText(bytes.subarray(start - 4, start)), content)
    return { from: start - 8, to: start + content.length + 4, by }
  },
}

/** The replacement for each part of a picture that is not its pixels, in the order of the file. */
export const keptParts = (bytes: Uint8Array, { facts, metadata }: Picture): Replacement[] =>
  metadata.map((content) => replacementIn[facts.type](bytes, content))
