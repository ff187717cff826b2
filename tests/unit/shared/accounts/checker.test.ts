import { expect, test } from 'vitest'
import { isStopped } from '#shared/accounts/records/checker.ts'

test('an organisation that a registrar has stopped may ask again after a year', () => {
  const stopped_at = '2026-11-24T06:00:00.000Z'
  expect(isStopped({ stopped_at }, '2027-11-23')).toBe(true)
  expect(isStopped({ stopped_at }, '2027-11-24')).toBe(false)
  expect(isStopped({}, '2027-11-23')).toBe(false)
})
