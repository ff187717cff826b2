import { expect, test } from 'vitest'
import type { Reading } from '#shared/records/own-data.ts'
import { groupReadings } from '#web/features/own-data/reading-words.ts'

const aReading = (at: string, more: Partial<Reading> = {}): Reading => ({
  at,
  kind: 'opened',
  document: null,
  former: false,
  ...more,
})

test('equal readings of one day are one line with the newest time, in words that name the document', () => {
  const lines = groupReadings([
    aReading('2026-11-21T10:00:00Z', { kind: 'document', document: 'cnic_front_image', former: true }),
    aReading('2026-11-21T09:30:00Z', { kind: 'document', document: 'cnic_front_image' }),
    aReading('2026-11-21T09:00:00Z'),
    aReading('2026-11-21T08:00:00Z'),
    aReading('2026-11-20T08:00:00Z'),
    aReading('2026-11-20T07:00:00Z', { kind: 'exported' }),
  ])
  expect(lines.map(({ words, times, at }) => [words, times, at.slice(0, 13)])).toEqual([
    ['CNIC front viewed (replaced file)', 1, '2026-11-21T10'],
    ['CNIC front viewed', 1, '2026-11-21T09'],
    ['Application opened', 2, '2026-11-21T09'],
    ['Application opened', 1, '2026-11-20T08'],
    ['Application exported in a list', 1, '2026-11-20T07'],
  ])
})
