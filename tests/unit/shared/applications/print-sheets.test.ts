import { expect, test } from 'vitest'
import { isPayable, isPrintable, isPrintingDone } from '#shared/applications/rules/print-sheets.ts'
import { type ApplicationStatus, applicationStatuses } from '#shared/vocabulary/statuses.ts'

const decided: ApplicationStatus[] = [
  'approved',
  'certificate-ready',
  'collected',
  'declined',
  'withdrawn',
  'ended-unpaid',
]
const cameToNothing: ApplicationStatus[] = ['declined', 'withdrawn', 'ended-unpaid']

test.each(applicationStatuses)('what is printed of an application that is %s', (status) => {
  const isDecided = decided.includes(status)
  expect(isPrintable(status)).toBe(!cameToNothing.includes(status))
  expect(isPayable({ status, fee_status: 'unpaid' })).toBe(!isDecided)
  expect(isPayable({ status, fee_status: 'verified' })).toBe(false)
  expect(isPrintingDone({ status, fee_status: 'unpaid', printed_at: null })).toBe(isDecided)
  expect(isPrintingDone({ status, fee_status: 'verified', printed_at: null })).toBe(true)
  expect(isPrintingDone({ status, fee_status: 'unpaid', printed_at: '2026-11-22T05:00:00Z' })).toBe(true)
})
