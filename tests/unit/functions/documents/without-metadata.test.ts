import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { withoutMetadata } from '#functions/documents/inspection/without-metadata.ts'
import { metadataOfPhone, segment } from '#tests/support/files/hostile-files/jpeg.ts'
import { goodFiles } from '#tests/support/files/hostile-files.ts'
import { aJpeg, aPng, pngChunk } from '#tests/support/files/images.ts'
import { exif, place } from '#tests/support/files/large-photo.ts'

const tiff = (turn: number) =>
  Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0])
const onlyTurned = (turn: number) => segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff(turn)]))
/** With chunks after the header. */
const pngWith = (...chunks: Buffer[]): Buffer => {
  const png = aPng(20, 20)
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

const jfif = (thumbnail: number[]) =>
  segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 72, 0, 72, ...thumbnail])
const profile = segment(0xe2, 'ICC_PROFILE\0\x01\x01colours')
const adobe = segment(0xee, 'Adobe\0\x64\0\0\0\0\x01')

it.each([
  ['place and thumbnail of a phone', [...metadataOfPhone().slice(0, 3)], []],
  ['everything but how it is turned', [exif(6)], [onlyTurned(6)]],
  ['a turn that is none', [exif(1)], []],
  ['EXIF that ends too early', [segment(0xe1, 'Exif\0\0MM\0*\0\0\0\b\0\x09\x01\x12')], []],
  [
    'what cameras write of themselves',
    [segment(0xec, 'Ducky'), segment(0xed, 'Photoshop 3.0\0'), segment(0xef, 'own')],
    [],
  ],
  ['a comment', [segment(0xfe, 'taken by my phone')], []],
  ['a thumbnail in the first segment', [jfif([1, 1, 9, 9, 9])], [jfif([0, 0])]],
  ['nothing that says how colours are meant', [jfif([0, 0]), profile, adobe], [jfif([0, 0]), profile, adobe]],
])('of a JPEG is removed: %s', (_name, metadata, kept) => {
  const cleaned = withoutMetadata(aJpeg(40, 30, { metadata }))
  expect(Buffer.from(cleaned)).toEqual(aJpeg(40, 30, { metadata: kept }))
})

it('of a JPEG with two scans each part is removed, also between them', () => {
  const jpeg = aJpeg(40, 30, { progressive: true })
  const secondScan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const sent = Buffer.concat([jpeg.subarray(0, secondScan), segment(0xfe, place), jpeg.subarray(secondScan)])
  expect(withoutMetadata(sent)).toEqual(new Uint8Array(jpeg))
})

it('of a PNG texts, time and EXIF are removed, and colours and the turn stay', () => {
  const transparent = pngChunk('tRNS', Buffer.from([0, 90]))
  const texts = [
    pngChunk('tEXt', Buffer.from(`Comment\0${place}`)),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(place)])),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${place}`)),
    pngChunk('tIME', Buffer.from([7, 234, 1, 1, 1, 1, 1])),
    pngChunk('prVt', Buffer.from(place)),
  ]
  const turned = pngChunk('eXIf', Buffer.concat([tiff(8), Buffer.from(place)]))
  expect(withoutMetadata(pngWith(...texts, turned, transparent))).toEqual(
    new Uint8Array(pngWith(pngChunk('eXIf', tiff(8)), transparent)),
  )
})

it.each(goodFiles.map(({ name, bytes, facts }) => [name, bytes, facts] as const))(
  'removing twice is the same as once, and a PDF stays as it is: %s',
  (_name, bytes, facts) => {
    const once = withoutMetadata(bytes)
    expect(withoutMetadata(once)).toBe(once)
    if (facts.type === 'application/pdf') expect(once).toBe(bytes)
  },
)
