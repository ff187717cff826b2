/** How an entry of the register counts in the figures of a day. */
import { expect, test } from 'vitest'
import { addMonths, countEntry, emptyTally } from '#shared/register/rules/register-figures.ts'
import { aRegistration } from '#tests/support/register/registrations.ts'

const day = '2026-11-22'
const dates = { valid_until: '2026-12-31', renew_from: '2026-10-02', lapses_on: '2029-12-31' }
const none = { active: 0, expired: 0, suspended: 0, removed: 0 }

const tallyOf = (...entries: Parameters<typeof aRegistration>[0][]) => {
  const tally = emptyTally()
  for (const entry of entries) countEntry(tally, aRegistration({ ...dates, ...entry }), day)
  return tally
}

test('an entry counts by its standing on the day, under its category, city and month', () => {
  const ended = { valid_until: '2026-11-21', renew_from: '2026-08-23', lapses_on: '2029-11-21' }
  const tally = tallyOf(
    {},
    { ...ended, category: 'B', city: 'MULTAN ' },
    { valid_until: day, city: 'Kasur.' },
  )
  expect(tally).toMatchObject({
    entries: 3,
    standings: { ...none, active: 2, expired: 1 },
    categories: { A: { ...none, active: 2 }, B: { ...none, expired: 1 } },
    cities: {
      Lahore: { ...none, active: 1 },
      Multan: { ...none, expired: 1 },
      Kasur: { ...none, active: 1 },
    },
    ends: { '2026-12': 1, '2026-11': 2 },
    due: { '2026-12': 1, '2026-11': 2 },
  })
})

test('a removed entry counts by its reason and has no end; one that was not renewed has left by its date', () => {
  const tally = tallyOf(
    { removed: { since: '2026-01-01', reason: 'died' } },
    { removed: { since: '2026-11-23', reason: 'decided-by-council' } }, // from tomorrow on
    { valid_until: '2023-01-01', renew_from: '2022-10-01', lapses_on: '2026-01-01' },
  )
  expect(tally.standings).toEqual({ ...none, active: 1, removed: 2 })
  expect(tally.removed).toEqual({ died: 1, 'not-renewed': 1 })
  expect(tally.ends).toEqual({ '2026-12': 1 })
})

test('due is what may be renewed now: not before the window, not while suspended', () => {
  const tally = tallyOf(
    { renew_from: '2026-11-22' },
    { renew_from: '2026-11-23' },
    { suspended: { since: '2026-01-01', reason: 'under-inquiry' } },
  )
  expect(tally.due).toEqual({ '2026-12': 1 })
  expect(tally.ends).toEqual({ '2026-12': 3 })
})

test('what old books say makes no list without end', () => {
  const far = { removed: null, lapses_on: '2999-01-01' }
  const tally = tallyOf(
    { ...far, valid_until: '1961-05-04', city: 'Somewhere', category: 'A' },
    { ...far, valid_until: '2998-05-04', city: '', category: 'Q-7' },
  )
  expect(tally.ends).toEqual({ earlier: 1, later: 1 })
  expect(tally.cities).toEqual({ Other: { ...none, active: 1, expired: 1 } })
  expect(Object.keys(tally.categories)).toEqual(['A', 'Other'])
})

test.each([
  ['2026-11', 2, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', -48, '2022-11'],
])('%s and %i months is %s', (month, months, other) => expect(addMonths(month, months)).toBe(other))
