/** The photo field's geometry, limits and sentences: docs/field-rules.md#photo. */
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import {
  arrowMoves,
  croppedPart,
  firstCrop,
  largestZoom,
  movedCrop,
  wholeInside,
} from '#web/ui/fields/photo-field/crop.ts'
import { decodePhoto, fileRefusal, sizeRefusal } from '#web/ui/fields/photo-field/decode.ts'
import { fittingJpeg } from '#web/ui/fields/photo-field/encode.ts'
import { blobOf } from '#web/ui/fields/photo-field/preview-address.ts'
import { heicAdvice } from '#web/ui/picture/heic.ts'

const anyPicture = fc.record({
  width: fc.integer({ min: 350, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
})
const anyCrop = fc.record({
  zoom: fc.double({ min: -1, max: 9, noNaN: true }),
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
})
const rounding = 1e-6

describe('cropping a photo', () => {
  test('has the ratio 7:9 and stays inside the picture for every picture, zoom and position', () => {
    fc.assert(
      fc.property(anyPicture, anyCrop, (picture, crop) => {
        const part = croppedPart(picture, crop)

        expect(part.width / part.height).toBeCloseTo(7 / 9, 6)
        expect(part.x).toBeGreaterThanOrEqual(0)
        expect(part.y).toBeGreaterThanOrEqual(0)
        expect(part.x + part.width).toBeLessThanOrEqual(picture.width + rounding)
        expect(part.y + part.height).toBeLessThanOrEqual(picture.height + rounding)
      }),
    )
  })

  test('an arrow key and its opposite restore the position, away from the edges', () => {
    const picture = { width: 3000, height: 4000 }
    const middle = { zoom: 2, x: 0.5, y: 0.5 }

    const left = movedCrop(picture, middle, ...(arrowMoves.ArrowLeft as [number, number]))
    const back = movedCrop(picture, left, ...(arrowMoves.ArrowRight as [number, number]))

    expect(croppedPart(picture, left).x).toBeGreaterThan(croppedPart(picture, middle).x)
    expect(back.x).toBeCloseTo(middle.x, 9)
  })

  test('the frame stops at the edge and moves away at the first press back', () => {
    const picture = { width: 3000, height: 4000 }
    let crop = { zoom: 2, x: 0.5, y: 0.5 }
    for (let press = 0; press < 100; press += 1) crop = movedCrop(picture, crop, 0.04, 0)

    const back = movedCrop(picture, crop, -0.04, 0)

    expect(croppedPart(picture, crop).x).toBeCloseTo(1500, 6)
    expect(croppedPart(picture, back).x).toBeLessThan(1500)
  })

  test('the zoom is limited so that the frame is at least 350 pixels wide', () => {
    const picture = { width: 700, height: 900 }

    expect(largestZoom(picture)).toBe(2)
    expect(croppedPart(picture, { ...firstCrop, zoom: 9 }).width).toBe(350)
  })

  test('an uncropped picture keeps its aspect ratio and is centred', () => {
    expect(wholeInside({ width: 1400, height: 900 })).toEqual({ x: 0, y: 225, width: 700, height: 450 })
    expect(wholeInside({ width: 350, height: 450 })).toEqual({ x: 0, y: 0, width: 700, height: 900 })
  })
})

describe('refusals of a photo', () => {
  test.each([
    [{ size: 0, type: 'image/jpeg' }, 'The file is empty'],
    [{ size: 9, type: 'application/pdf' }, 'The file must be a JPG or PNG'],
    [{ size: 9, type: 'image/heic' }, 'The file must be a JPG or PNG'],
    [{ size: 9, type: 'image/png' }, null],
  ])('%o → %s', (file, sentence) => {
    expect(fileRefusal(file)).toBe(sentence)
  })

  test('the refusal of a narrow photo names its size', () => {
    expect(sizeRefusal({ width: 349, height: 600 })).toBe(
      'The photo must be at least 350 pixels wide; yours is 349 × 600',
    )
    expect(sizeRefusal({ width: 350, height: 450 })).toBeNull()
  })
})

test('a HEIC photo that the browser cannot open is refused with what to do, whatever type the phone names', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')))
  for (const type of ['image/heic', '', 'image/jpeg']) {
    const photo = new File(['\0\0\0\x18ftypheic'], 'photo', { type })
    await expect(decodePhoto(photo)).rejects.toThrow(heicAdvice)
  }
  vi.unstubAllGlobals()
})

describe('encoding a photo', () => {
  const ofSize = (bytes: number) => new Blob([new Uint8Array(bytes)])

  test('lowers the quality until the JPEG is small enough', async () => {
    const tried: number[] = []

    const jpeg = await fittingJpeg(async (quality) => {
      tried.push(quality)
      return ofSize(Math.round(quality * 100))
    }, 65)

    expect(jpeg.size).toBe(60)
    expect(tried).toHaveLength(4)
  })

  test('stops at the lowest quality', async () => {
    const jpeg = await fittingJpeg(async () => ofSize(100), 65)

    expect(jpeg.size).toBe(100)
  })
})

describe('preview of a photo', () => {
  test('a data URL is decoded to bytes, and an address is not', async () => {
    const blob = blobOf('data:image/jpeg;base64,/9j/')

    expect(blob?.type).toBe('image/jpeg')
    expect(new Uint8Array(await (blob as Blob).arrayBuffer())).toEqual(new Uint8Array([0xff, 0xd8, 0xff]))
    expect(blobOf('https://example.org/photo.jpg')).toBeNull()
  })
})
