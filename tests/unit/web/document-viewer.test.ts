/** The pure functions of the document viewer of staff: the size of a drawn page and the shared width. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf, shareOf } from '#web/features/case/layout/use-split.ts'
import { pageScale } from '#web/ui/document/page-scale.ts'

const pixels = (width: number, height: number): [number, number] => {
  const scale = pageScale({ width, height })
  return [Math.floor(width * scale), Math.floor(height * scale)]
}

test('an A4 page is drawn 1600 pixels wide, and a larger page within the limits of a canvas', () => {
  expect(pixels(595, 842)).toEqual([1600, 2264])
  expect(pixels(842, 595)).toEqual([2264, 1600])
  const side = fc.integer({ min: 3, max: 14_400 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const [wide, high] = pixels(width, height)
      expect(wide * high).toBeLessThanOrEqual(8_000_000)
      expect(Math.max(wide, high)).toBeLessThanOrEqual(8192)
    }),
  )
})

test('the stored share of the width is limited to its bounds', () => {
  expect([0, 30, 51.6, 70, 100, Number.NaN].map(shareOf)).toEqual([30, 30, 52, 70, 70, 47])
  expect(columnsOf(47)).toEqual({ gridTemplateColumns: 'minmax(0, 47fr) 1.5rem minmax(0, 53fr)' })
})
