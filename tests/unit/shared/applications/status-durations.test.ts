import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysInStatus, firstWeek, medianDays, weekOf } from '#shared/applications/rules/status-durations.ts'

const counted = (days: number[]): number[] => {
  const counts: number[] = Array(61).fill(0)
  for (const day of days) counts[day] = (counts[day] ?? 0) + 1
  return counts
}

test('the median from counts per day equals the median of the days', () => {
  const property = fc.property(
    fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 5, maxLength: 60 }),
    (days) => {
      const sorted = days.toSorted((a, b) => a - b)
      const [low, high] = [
        sorted[Math.floor((days.length - 1) / 2)] ?? 0,
        sorted[Math.floor(days.length / 2)] ?? 0,
      ]
      expect(medianDays(counted(days))).toBe((low + high) / 2)
    },
  )
  fc.assert(property)
})

test('there is no median for fewer than five cases', () => {
  expect(medianDays([])).toBeNull()
  expect(medianDays(counted([1, 2, 3, 4]))).toBeNull()
  expect(medianDays(counted([1, 2, 3, 4, 5]))).toBe(3)
})

test('days are counted in Karachi time, from 0 to 60', () => {
  const now = new Date('2026-11-20T19:01:00Z') // 00:01 on the 21st in Karachi
  expect(daysInStatus('2026-11-20T18:59:00Z', now)).toBe(1)
  expect(daysInStatus('2026-11-20T19:00:30Z', now)).toBe(0)
  expect(daysInStatus('2025-01-01T00:00:00Z', now)).toBe(60)
  expect(daysInStatus('2026-11-25T00:00:00Z', now)).toBe(0)
})

test('weeks begin on Monday in Karachi, and thirteen weeks are counted', () => {
  expect(weekOf(new Date('2026-11-22T18:59:00Z'))).toBe('2026-11-16') // Sunday, 23:59
  expect(weekOf(new Date('2026-11-22T19:01:00Z'))).toBe('2026-11-23') // Monday, 00:01
  expect(firstWeek(new Date('2026-11-24T06:00:00Z'))).toBe('2026-08-31')
})
