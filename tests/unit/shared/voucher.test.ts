import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBetween } from '#shared/rules/fee.ts'
import { voucherCopies, voucherDates } from '#shared/rules/voucher.ts'

it('a voucher is printed for the bank, the office and the applicant', () => {
  expect(voucherCopies).toEqual(['Bank', 'Office', 'Applicant'])
})

it.each([
  ['inside a month', '2026-11-21', '2026-11-24'],
  ['across a month', '2026-11-28', '2026-12-01'],
  ['across a year', '2026-12-30', '2027-01-02'],
  ['across the end of February', '2026-02-27', '2026-03-02'],
  ['across a leap day', '2028-02-27', '2028-03-01'],
  ['onto a leap day', '2028-02-26', '2028-02-29'],
])('a voucher is issued today and valid for 3 days, %s', (_, today, validUntil) => {
  expect(voucherDates(today)).toEqual({ issued: today, validUntil })
})

it('a voucher is valid for 3 days whatever the day of issue', () => {
  const day = fc
    .integer({ min: 0, max: 60_000 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, (today) => {
      const { issued, validUntil } = voucherDates(today)
      expect(daysBetween(issued, validUntil)).toBe(3)
    }),
  )
})
