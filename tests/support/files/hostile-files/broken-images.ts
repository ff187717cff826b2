/** Pictures that lie about their size, are cut off or have a wrong structure. */
import { deflateSync } from 'node:zlib'
import { longestDocumentInBytes } from '#shared/vocabulary/documents.ts'
import { aPng, pngChunk, pngSignature } from '../images.ts'
import { type HostileFile, pretending, sentences } from './hostile-file.ts'
import { aJpeg, segment } from './jpeg.ts'

const jpeg = pretending('image/jpeg', 'cnic-front.jpg', sentences.damaged)
const png = pretending('image/png', 'photo.png', sentences.damaged)

/** The bytes with one of them turned over. */
const turned = (bytes: Buffer, place: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[place] = (copy[place] as number) ^ 0xff
  return copy
}
const without = (bytes: Buffer, from: number, to: number): Buffer =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([pngSignature, ...chunks])

const header = (depth: number, colour: number, rest = [0, 0, 0]): Buffer =>
  pngChunk('IHDR', Buffer.from([0, 0, 1, 0, 0, 0, 1, 0, depth, colour, ...rest]))
const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(257 * 256)))
/** Right sums around bytes that are no compressed rows. */
const noise = pngChunk('IDAT', Buffer.from(Array.from({ length: 173 }, (_, at) => (at * 37) & 255)))
const end = pngChunk('IEND', Buffer.alloc(0))

const cutOff = (): HostileFile[] => {
  const [aPicture, another] = [aJpeg(350, 450), aPng(350, 450)]
  return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) => [
    jpeg(`JPEG cut off at ${part}`, aPicture.subarray(0, aPicture.length * part)),
    png(`PNG cut off at ${part}`, another.subarray(0, another.length * part)),
  ])
}

const sizes = (): HostileFile[] => {
  const tooLong = { refusal: 'The file must be smaller than 4 MB; yours is 4.1 MB' }
  return [
    {
      ...png('PNG that claims 900 megapixels', aPng(10, 10, { width: 30_000, height: 30_000 })),
      refusal: sentences.pixels,
    },
    {
      ...jpeg('JPEG that claims 4 gigapixels', aJpeg(8, 8, { claims: { width: 65_535, height: 65_535 } })),
      refusal: sentences.pixels,
    },
    {
      ...png('PNG of one row too many', aPng(10, 10, { width: 5000, height: 5001 })),
      refusal: sentences.pixels,
    },
    png('PNG without width', aPng(10, 10, { width: 0, height: 10 })),
    png('PNG without height', aPng(10, 10, { width: 10, height: 0 })),
    jpeg('JPEG without width', aJpeg(8, 8, { claims: { width: 0, height: 8 } })),
    jpeg('JPEG without height', aJpeg(8, 8, { claims: { width: 8, height: 0 } })),
    {
      ...jpeg(
        'JPEG one byte too long',
        Buffer.concat([aJpeg(8, 8), Buffer.alloc(longestDocumentInBytes + 1 - aJpeg(8, 8).length)]),
      ),
      ...tooLong,
    },
    { ...png('anything one byte too long', Buffer.alloc(longestDocumentInBytes + 1, 0x41)), ...tooLong },
  ]
}

const wrongPngs = (): HostileFile[] => {
  const right = aPng(256, 256)
  return [
    png('PNG with a wrong sum', turned(right, right.length - 20)),
    png('PNG with a wrong sum of its header', turned(right, 30)),
    { ...png('PNG with one wrong byte in its signature', turned(right, 0)), refusal: sentences.type },
    { ...png('PNG sent as text', without(right, 4, 5)), refusal: sentences.type },
    png('PNG without pixels', pngOf(header(8, 0), end)),
    png('PNG with empty pixels', pngOf(header(8, 0), pngChunk('IDAT', Buffer.alloc(0)), end)),
    png('PNG without an end', pngOf(header(8, 0), pixels)),
    png('PNG without a header', pngOf(pixels, end)),
    png('PNG with pixels before its header', pngOf(pixels, header(8, 0), end)),
    png('PNG with two headers', pngOf(header(8, 0), header(8, 0), pixels, end)),
    png('PNG of 7 bits', pngOf(header(7, 0), pixels, end)),
    png('PNG with an unknown colour type', pngOf(header(8, 5), pixels, end)),
    png('PNG with an unknown filter', pngOf(header(8, 0, [0, 1, 0]), pixels, end)),
    png('PNG of 230 bytes that no browser draws', pngOf(header(8, 0), noise, end)),
    png('PNG of too few rows', aPng(20, 10, { width: 20, height: 11 })),
    png('PNG of too many rows', aPng(20, 10, { width: 20, height: 9 })),
    png('PNG without its palette', pngOf(header(8, 3), pixels, end)),
    png(
      'PNG with more colours than its palette may have',
      pngOf(header(1, 3), pngChunk('PLTE', Buffer.alloc(9)), pixels, end),
    ),
    png(
      'PNG with an unknown filter of a row',
      pngOf(header(8, 0), pngChunk('IDAT', deflateSync(Buffer.alloc(257 * 256, 9))), end),
    ),
    png('PNG interlaced with the rows of one that is not', pngOf(header(8, 0, [0, 0, 1]), pixels, end)),
    png(
      'PNG with an unknown critical chunk',
      pngOf(header(8, 0), pngChunk('CODE', Buffer.from('x')), pixels, end),
    ),
    png(
      'PNG with a broken compressed text',
      pngOf(header(8, 0), pngChunk('zTXt', Buffer.from('Comment\0\0nothing')), pixels, end),
    ),
    png(
      'PNG with a bomb for a text',
      pngOf(
        header(8, 0),
        pngChunk(
          'zTXt',
          Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(16 * 1024 * 1024))]),
        ),
        pixels,
        end,
      ),
    ),
  ]
}

const wrongJpegs = (): HostileFile[] => {
  const right = aJpeg(64, 64)
  const tables = right.indexOf(Buffer.from([0xff, 0xdb]))
  const frame = right.indexOf(Buffer.from([0xff, 0xc0]))
  const codes = right.indexOf(Buffer.from([0xff, 0xc4]))
  const scan = right.indexOf(Buffer.from([0xff, 0xda]))
  return [
    { ...jpeg('JPEG with one wrong byte in its signature', turned(right, 1)), refusal: sentences.type },
    jpeg('JPEG without quantisation', without(right, tables, frame)),
    jpeg('JPEG without a frame', without(right, frame, codes)),
    jpeg('JPEG with two frames', Buffer.concat([right.subarray(0, codes), right.subarray(frame)])),
    jpeg('JPEG without a scan', without(right, scan, right.length - 2)),
    jpeg('JPEG without codes', without(right, codes, scan)),
    jpeg('JPEG with data for a few blocks', aJpeg(8, 8, { claims: { width: 2000, height: 2000 } })),
    jpeg('JPEG whose scan names an unknown component', turned(right, scan + 5)),
    jpeg('JPEG with an empty scan', without(right, scan + 10, right.length - 2)),
    jpeg('JPEG without an end', right.subarray(0, -2)),
    jpeg('JPEG of a kind no browser shows', turned(right, frame + 1)),
    jpeg(
      'JPEG with a segment longer than the file',
      aJpeg(8, 8, { metadata: [Buffer.from([0xff, 0xe1, 0xff, 0xff])] }),
    ),
    jpeg(
      'JPEG with a segment shorter than its length',
      aJpeg(8, 8, { metadata: [Buffer.from([0xff, 0xe1, 0, 1])] }),
    ),
    jpeg(
      'JPEG with bytes between segments',
      aJpeg(8, 8, { metadata: [segment(0xe0, 'JFIF\0'), Buffer.from('between')] }),
    ),
  ]
}

/** Whole pictures with bytes behind, as phones write them. */
const goingOn = (): HostileFile[] => {
  const [right, another] = [aJpeg(64, 64), aPng(64, 64)]
  const asPhone = Buffer.from('\0\0\x01\nImage_UTC_DataSEFT', 'latin1')
  return [
    jpeg('JPEG with the trailer of a phone', Buffer.concat([right, asPhone])),
    jpeg('JPEG with a zero behind', Buffer.concat([right, Buffer.alloc(1)])),
    jpeg('JPEG followed by another', Buffer.concat([right, right])),
    png('PNG with a line’s end behind', Buffer.concat([another, Buffer.from('\r\n')])),
    png('PNG followed by another', Buffer.concat([another, another])),
  ].map((file) => ({ ...file, refusal: sentences.moreAfterEnd }))
}

export const brokenImages = (): HostileFile[] => [
  ...cutOff(),
  ...sizes(),
  ...wrongPngs(),
  ...wrongJpegs(),
  ...goingOn(),
]
