/** How large a photographed document is sent, and how it is shown. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rotatedBy, rotatedSize } from '#web/ui/document/viewer-geometry.ts'
import { type Encoding, firstFittingFile, shrinkSteps, sizeWithin } from '#web/ui/picture/shrink.ts'

const anySize = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})
const longEdge = ({ width, height }: { width: number; height: number }) => Math.max(width, height)
const ofSize = (bytes: number) => new Blob([new Uint8Array(bytes)])

describe('the size of the picture that is sent', () => {
  test('keeps the aspect ratio, has a long edge of at most 2000 pixels and never grows', () => {
    expect(sizeWithin({ width: 8000, height: 6000 }, 2000)).toEqual({ width: 2000, height: 1500 })
    expect(sizeWithin({ width: 3000, height: 4000 }, 2000)).toEqual({ width: 1500, height: 2000 })
    expect(sizeWithin({ width: 640, height: 480 }, 2000)).toEqual({ width: 640, height: 480 })
    fc.assert(
      fc.property(anySize, (size) => {
        const { width, height } = sizeWithin(size, 2000)

        expect(Math.max(width, height)).toBe(Math.min(2000, longEdge(size)))
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  test('is tried from the full size and quality 0.8, and not below 1500 pixels unless the picture is smaller', () => {
    fc.assert(
      fc.property(anySize, (size) => {
        const steps = shrinkSteps(size)

        expect(steps[0]).toEqual({ longEdge: Math.min(2000, longEdge(size)), quality: 0.8 })
        for (const step of steps) {
          expect(step.longEdge).toBeGreaterThanOrEqual(Math.min(1500, longEdge(size)))
          expect(step.quality).toBeGreaterThanOrEqual(0.3)
        }
        expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(steps.length)
      }),
    )
  })

  test('is the first with few enough bytes', async () => {
    const tried: Encoding[] = []

    const file = await firstFittingFile(
      shrinkSteps({ width: 4000, height: 3000 }),
      async (step) => {
        tried.push(step)
        return ofSize(Math.round((step.longEdge ** 2 * step.quality) / 1000))
      },
      2000,
    )

    expect(file.size).toBeLessThanOrEqual(2000)
    expect(tried.map(({ longEdge, quality }) => `${longEdge} ${quality}`)).toEqual([
      '2000 0.8',
      '2000 0.7',
      '2000 0.6',
      '1750 0.8',
      '1750 0.7',
      '1750 0.6',
    ])
  })

  test('is the last one tried when none has few enough bytes', async () => {
    const file = await firstFittingFile(
      [
        { longEdge: 2, quality: 0.8 },
        { longEdge: 1, quality: 0.8 },
      ],
      async (step) => ofSize(step.longEdge),
      0,
    )

    expect(file.size).toBe(1)
  })
})

describe('rotating', () => {
  test('four quarter turns give the first position, and left undoes right', () => {
    expect(rotatedBy(rotatedBy(rotatedBy(rotatedBy(0, 1), 1), 1), 1)).toBe(0)
    expect(rotatedBy(0, -1)).toBe(3)
    expect(rotatedBy(rotatedBy(2, 1), -1)).toBe(2)
  })

  test('a quarter turn exchanges width and height', () => {
    expect(rotatedSize({ width: 3, height: 2 }, 1)).toEqual({ width: 2, height: 3 })
    expect(rotatedSize({ width: 3, height: 2 }, 2)).toEqual({ width: 3, height: 2 })
  })
})
