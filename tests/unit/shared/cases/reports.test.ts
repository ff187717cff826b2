import { expect, test } from 'vitest'
import { reportMonths } from '#shared/cases/rules/reports.ts'
import { monthOf } from '#shared/kit/dates.ts'
import { countedCity } from '#shared/register/rules/counted-city.ts'

test('a report is for the present month or one of the twelve before', () => {
  expect(reportMonths('2026-01-31')).toEqual([
    ...['2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2025-08', '2025-07', '2025-06'],
    ...['2025-05', '2025-04', '2025-03', '2025-02', '2025-01'],
  ])
  expect(monthOf('2026-11-22')).toBe('2026-11')
})

test.each([
  ['Lahore', 'Lahore'],
  [' LAHORE. ', 'Lahore'],
  ['rahim-yar  khan', 'Rahim Yar Khan'],
  ['Nowhere', 'Other'],
  ['', 'Other'],
])('the city %j is counted as %s', (typed, counted) => {
  expect(countedCity(typed)).toBe(counted)
})
