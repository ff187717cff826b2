/** What a phone says of a certificate without a network, by the list that it has kept. */
import { expect, test } from 'vitest'
import { daysSince, verdictByList } from '#shared/certificates/rules/standing-by-list.ts'
import type { Standing } from '#shared/register/records/standing.ts'

const at = '2026-11-25T19:10:00Z' // 26 November in Karachi
const certificate = {
  ...{ number: 'A-1', name: 'Ayesha', category: 'A', serial: 1 },
  ...{ issued_on: '2026-11-20', valid_until: '2031-11-19' },
}

test.each<[string, Standing | null, { issued_on?: string; valid_until?: string; today?: string }, string]>([
  ['in force', 'active', {}, 'was-in-force'],
  ['in force, on the last day of the certificate', 'active', { valid_until: '2026-11-27' }, 'was-in-force'],
  ['in force, after it', 'active', { valid_until: '2026-11-26' }, 'expired'],
  ['in force a month ago', 'active', { today: '2026-12-26' }, 'was-in-force'],
  ['in force longer ago', 'active', { today: '2026-12-27' }, 'unasked'],
  ['suspended, however long ago', 'suspended', { today: '2027-12-27' }, 'suspended'],
  ['removed', 'removed', {}, 'removed'],
  ['expired', 'expired', {}, 'expired'],
  ['not in the register', null, {}, 'not-in-register'],
  ['not yet in the register when the certificate was made', null, { issued_on: '2026-11-26' }, 'unasked'],
  ['removed, and renewed when the certificate was made', 'removed', { issued_on: '2026-11-27' }, 'unasked'],
  ['in force, with a newer certificate', 'active', { issued_on: '2026-11-27' }, 'was-in-force'],
])('%s', (_, standing, { today = '2026-11-27', ...dates }, verdict) => {
  expect(verdictByList({ ...certificate, ...dates }, { at, standing }, today)).toBe(verdict)
})

test('the age of a list is in days of the council', () => {
  expect([daysSince({ at }, '2026-11-26'), daysSince({ at }, '2026-12-06')]).toEqual([0, 10])
})
