import { expect, it } from 'vitest'
import { voucherDates } from '#shared/applications/rules/voucher.ts'

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
