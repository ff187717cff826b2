/** The pure functions of the document viewer: sizes, zoom and scrolling, the size of a drawn page, the shared width. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { DocumentKey } from '#shared/vocabulary/documents.ts'
import { addedLater } from '#web/features/cases/case/documents/added-later.ts'
import {
  documentOf,
  filesOf,
  firstBeside,
  numberedLabel,
} from '#web/features/cases/case/documents/shown-files.ts'
import type { CaseDocumentsState } from '#web/features/cases/case/documents/use-case-documents.ts'
import { runViewerCommand } from '#web/features/cases/case/documents/viewer-commands.ts'
import { columnsOf, shareOf } from '#web/features/cases/case/layout/case-splitter.tsx'
import { pageScale } from '#web/ui/document/pdf/page-scale.ts'
import {
  fitPage,
  fitWidth,
  type QuarterTurns,
  scaledBy,
  scrollAfterZoom,
  shownSizes,
  zoomedBy,
} from '#web/ui/document/viewer-geometry.ts'

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
  expect([0, 30, 51.6, 70, 100, Number.NaN].map(shareOf)).toEqual([30, 30, 52, 70, 70, 40])
  expect(columnsOf(47)).toEqual({ gridTemplateColumns: 'minmax(0, 47fr) 1.5rem minmax(0, 53fr)' })
})

const frame = { width: 800, height: 500 }
const anySize = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})
const anyTurns = fc.constantFrom<QuarterTurns>(0, 1, 2, 3)

test('fitting shows the whole width or the whole picture, rotated or not, and enlarges none', () => {
  fc.assert(
    fc.property(anySize, anyTurns, (picture, turns) => {
      const wide = shownSizes(picture, frame, turns, fitWidth)
      const whole = shownSizes(picture, frame, turns, fitPage)
      expect(wide.space.width).toBeLessThanOrEqual(frame.width)
      expect(whole.space.height).toBeLessThanOrEqual(frame.height)
      expect(whole.scale).toBeLessThanOrEqual(wide.scale)
      expect(wide.scale).toBeLessThanOrEqual(1)
    }),
  )
  expect(shownSizes({ width: 1600, height: 2264 }, frame, 0, fitWidth).space).toEqual({
    width: 800,
    height: 1132,
  })
})

test('a zoom multiplies the fitting size, two steps double it, and 100 % shows the own pixels', () => {
  const photo = { width: 1600, height: 1000 }
  expect(shownSizes(photo, frame, 1, { fit: 'page', times: 2 })).toMatchObject({
    image: { width: 1000, height: 625 },
    space: { width: 625, height: 1000 },
  })
  expect(zoomedBy(zoomedBy(fitPage, 1), 1)).toEqual({ fit: 'page', times: 2 })
  const { fit } = shownSizes(photo, frame, 0, fitPage)
  expect(shownSizes(photo, frame, 0, { fit: 'page', times: 1 / fit }).image).toEqual(photo)
})

test('the zoom stays between a quarter and eight times, and beyond comes back towards them only', () => {
  const times = (from: number, factor: number) => scaledBy({ fit: 'width', times: from }, factor).times
  expect([times(8, 2), times(0.25, 0.5), times(5, 2), times(0.3, 0.5)]).toEqual([8, 0.25, 8, 0.25])
  expect([times(12, 2), times(12, 0.5), times(0.1, 0.5), times(0.1, 2)]).toEqual([12, 6, 0.1, 0.2])
})

test('the point under the pointer stays there while a picture grows or shrinks', () => {
  const length = fc.integer({ min: 500, max: 4000 })
  fc.assert(
    fc.property(length, length, fc.double({ min: 0, max: 1, noNaN: true }), (before, after, share) => {
      const scroll = share * (before - 500)
      const anchor = 250
      const scrolled = scrollAfterZoom({ anchor, scroll, frame: 500, before, after })
      const wanted = ((scroll + anchor) / before) * after - anchor
      expect(scrolled).toBeCloseTo(Math.max(0, wanted), 6)
    }),
  )
  const lengths = { anchor: 400, scroll: 0, frame: 500 }
  expect(scrollAfterZoom({ ...lengths, before: 250, after: 1000 })).toBe(700) // it stood in the middle
  expect(scrollAfterZoom({ ...lengths, before: 1000, after: 250 })).toBe(0) // and stands there again
})

type HeldDocument = CaseRecord['documents'][number]

const held = (name: DocumentKey, former: string | null = null): HeldDocument => {
  const file = {
    id: name,
    version: 1,
    type: 'image/png' as const,
    size: 1,
    uploaded_at: '2026-11-21T06:00:00Z',
  }
  return { ...file, name, former: former === null ? null : { ...file, id: former } }
}

test('what was returned stands beside its replacement first, otherwise the next document, at the end the one before', () => {
  const files = filesOf([held('cnic_front_image'), held('cnic_back_image', 'blurred'), held('profile_photo')])
  const beside = (id: string) => {
    const shown = files.find(({ file }) => file.id === id)
    return shown && firstBeside(shown, files)?.file.id
  }
  expect(['cnic_front_image', 'cnic_back_image', 'profile_photo'].map(beside)).toEqual([
    'cnic_back_image',
    'blurred',
    'blurred',
  ])
  expect(files[2] && numberedLabel(files[2])).toBe('2 CNIC back as returned')
})

test('the keys for pages stop at the first and the last page, and do nothing without a document', () => {
  const shown = documentOf(held('marksSheet_image'))
  const pageAfter = (kind: 'nextPage' | 'previousPage', page: number, pages: number) => {
    let changed: object | undefined
    const documents = {
      viewOf: () => ({ zoom: fitWidth, quarterTurns: 0 as const, page }),
      pagesOf: () => pages,
      changeView: (_file: unknown, change: object) => {
        changed = change
      },
    } as unknown as CaseDocumentsState
    return runViewerCommand(kind, shown, documents) ? changed : undefined
  }
  expect([pageAfter('nextPage', 1, 2), pageAfter('nextPage', 2, 2)]).toEqual([{ page: 2 }, undefined])
  expect([pageAfter('previousPage', 2, 2), pageAfter('previousPage', 1, 2)]).toEqual([{ page: 1 }, undefined])
  expect(runViewerCommand('zoomIn', undefined, {} as CaseDocumentsState)).toBe(false)
})

test('a document that came after the submission is marked, but not one that was asked for', () => {
  const at = (name: string, day: string) => ({ name, uploaded_at: `2026-11-${day}T08:00:00.000Z` })
  const record = {
    application_form: {
      submitted_at: '2026-11-20T08:00:00.000Z',
      corrections: [{ item: 'document.profile_photo' }],
    },
    documents: [at('cnic_front_image', '19'), at('finger_print', '21'), at('profile_photo', '22')],
  }
  expect(addedLater(record as never)).toEqual(['finger_print'])
})
