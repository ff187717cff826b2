import { expect, test } from 'vitest'
import { endsDue, reminderOutcome } from '#shared/register/rules/reminders.ts'

test('days without a run are made up for, but not those before the first run nor those long past', () => {
  expect(endsDue('30-days-before', null, '2027-01-01')).toEqual(['2027-01-31'])
  expect(endsDue('30-days-before', '2027-01-28', '2027-01-01')).toEqual([
    '2027-01-29',
    '2027-01-30',
    '2027-01-31',
  ])
  expect(endsDue('30-days-before', '2027-01-31', '2027-01-01')).toEqual([])
  expect(endsDue('last-day', '2026-01-01', '2027-01-20')).toHaveLength(14)
})

test('a renewal that the council has stops the reminders; one that it returned, or that nobody paid, does not', () => {
  const end = { number: 'A-1', valid_until: '2027-01-31' }
  const dates = { renew_from: '2026-11-01', lapses_on: '2028-01-31', suspended: null, removed: null }
  const told = (application: object | null, more: object = {}, account: object = {}) => {
    const registration = { ...end, ...dates, ...more }
    const holder = { unreachable: false, registration, application, documents: [], ...account }
    return reminderOutcome(end, holder as never, '2027-01-01')
  }
  const renewal = (status: string, fee_status = 'verified') => ({
    ...{ application_title: 'Renewal', status, fee_status },
  })
  expect(told(null)).toBe('sent')
  expect(told(renewal('in-review'))).toBe('renewing')
  expect(told(renewal('submitted', 'unpaid'))).toBe('sent')
  expect(told(renewal('submitted', 'unpaid'), {}, { documents: ['paid_bank_deposit_slip'] })).toBe('renewing')
  expect(told(renewal('returned'))).toBe('sent')
  expect(told(renewal('collected'))).toBe('sent')
  expect(told(null, { suspended: { since: '2026-12-01', reason: 'decided-by-council' } })).toBe(
    'not_renewable',
  )
  expect(told(null, { valid_until: '2032-01-31' })).toBe('not_renewable')
  expect(told(null, {}, { unreachable: true })).toBe('unreachable')
})
