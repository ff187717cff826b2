import { expect, it } from 'vitest'
import { unpacking } from '#functions/documents/gateways/unpacking.ts'
import { readImage, walkImage } from '#functions/documents/inspection/image.ts'
import { goodFiles, hostileFiles, sentences } from '#tests/support/files/hostile-files.ts'

const pictures = goodFiles.filter(({ facts }) => facts.type !== 'application/pdf')

it.each(pictures.map(({ name, bytes, facts }) => [name, bytes, facts] as const))(
  'type and size of an image are read: %s',
  (_name, bytes, facts) => {
    expect(readImage(bytes)).toEqual(facts)
  },
)

// The caller knows how many pixels it takes; texts that are compressed are read by the check of documents.
const notItsMatter = /megapixels?|one row too many|gigapixels|compressed|bomb for a text/

it.each(
  hostileFiles
    .filter(({ name, refusal }) => !notItsMatter.test(name) && !refusal.includes('4 MB'))
    .map(({ name, bytes }) => [name, bytes] as const),
)('a file that is no image is not recognised: %s', (_name, bytes) => {
  const isDrawn = readImage(bytes) !== null && walkImage(bytes)?.hasAllPixels(unpacking.inflate)
  expect(isDrawn).toBe(false)
})

it('the claimed size of a decompression bomb is read without decompressing it', () => {
  const bombs = hostileFiles.filter(({ refusal }) => refusal === sentences.pixels)
  expect(bombs.map(({ bytes }) => readImage(bytes))).toEqual([
    { type: 'image/png', width: 30_000, height: 30_000 },
    { type: 'image/jpeg', width: 65_535, height: 65_535 },
    { type: 'image/png', width: 5000, height: 5001 },
  ])
})
