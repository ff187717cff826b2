import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/kit/format.ts'
import {
  datesAhead,
  extendedUntil,
  removalOn,
  renewalWindow,
  standingOn,
  statedOf,
  validUntil,
} from '#shared/register/rules/registration.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'

const anEntry = (changes = {}) => ({
  valid_until: '2030-06-30',
  lapses_on: '2033-06-30',
  suspended: null,
  removed: null,
  ...changes,
})
const suspended = { since: '2029-01-01', reason: 'decided-by-council' as const }
const removed = { since: '2029-06-01', reason: 'own-request' as const }

const aDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
const years = fc.integer({ min: 1, max: 10 })

describe('the standing on a day', () => {
  it.each([
    ['active', {}, '2030-06-30'],
    ['expired', {}, '2030-07-01'],
    ['expired', {}, '2033-06-29'],
    ['removed', {}, '2033-06-30'],
    ['active', { suspended }, '2028-12-31'],
    ['suspended', { suspended }, '2029-01-01'],
    ['suspended', { suspended }, '2030-07-01'],
    ['removed', { suspended }, '2033-06-30'],
    ['active', { removed }, '2029-05-31'],
    ['removed', { removed, suspended }, '2029-06-01'],
  ])('is %s with %j on %s', (standing, changes, day) => {
    expect(standingOn(anEntry(changes), day)).toBe(standing)
  })

  it('says since when and why an entry is removed, also where nobody had to do it', () => {
    expect(removalOn(anEntry({ removed }), '2029-06-01')).toEqual(removed)
    expect(removalOn(anEntry(), '2033-06-30')).toEqual({ since: '2033-06-30', reason: 'not-renewed' })
    expect(removalOn(anEntry(), '2033-06-29')).toBeNull()
  })
})

describe('the end of a term', () => {
  it.each([
    ['2026-03-10', 5, '2031-03-09'],
    ['2024-02-29', 1, '2025-02-28'],
    ['2024-02-29', 4, '2028-02-28'],
    ['2023-03-01', 1, '2024-02-29'],
    ['2025-01-01', 1, '2025-12-31'],
  ])('that begins on %s for %i years is %s', (firstDay, years, last) => {
    expect(validUntil(firstDay, { years })).toBe(last)
  })
})

describe('a renewal', () => {
  const entryUntil = (valid_until: string) => ({
    ...anEntry({ valid_until }),
    ...renewalWindow(valid_until, sampleTerm),
  })

  it('that is approved before removal adds whole years to the old end, whatever the day, over leap days too', () => {
    fc.assert(
      fc.property(
        aDay,
        years,
        fc.integer({ min: -2000, max: sampleTerm.removal_days }),
        (end, years, after) => {
          const approvedOn = addDays(end, after)
          const next = extendedUntil(entryUntil(end), approvedOn, { years })
          fc.pre(next !== validUntil(approvedOn, { years }))
          // The day after the new end is the day after the old one, some years later; only 29 February moves to 1 March.
          const [old, fresh] = [addDays(end, 1), addDays(next, 1)]
          expect(Number(fresh.slice(0, 4)) - Number(old.slice(0, 4))).toBe(years)
          expect([old.slice(5), old.slice(5) === '02-29' && '03-01']).toContain(fresh.slice(5))
        },
      ),
    )
  })

  it('many times over never loses a day against one long term', () => {
    fc.assert(
      fc.property(aDay, years, (firstDay, times) => {
        let end = validUntil(firstDay, { years: 1 })
        for (let renewal = 1; renewal < times; renewal++)
          end = extendedUntil(entryUntil(end), end, { years: 1 })
        const whole = validUntil(firstDay, { years: times })
        expect([whole, addDays(whole, 1)]).toContain(end)
      }),
    )
  })

  it('after removal, or so late that it would have ended again, counts from the approval', () => {
    fc.assert(
      fc.property(aDay, years, fc.integer({ min: 1, max: 9000 }), (end, years, late) => {
        const approvedOn = addDays(end, late)
        const next = extendedUntil(entryUntil(end), approvedOn, { years })
        expect(next > approvedOn).toBe(true)
        if (late > sampleTerm.removal_days) expect(next).toBe(validUntil(approvedOn, { years }))
      }),
    )
  })

  it('has its window from the term', () => {
    expect(renewalWindow('2030-06-30', { renewal_days: 90, grace_days: 30, removal_days: 365 })).toEqual({
      renew_from: '2030-04-01',
      grace_until: '2030-07-30',
      lapses_on: '2031-07-01',
    })
  })
})

describe('what a renewal states of the entry', () => {
  it.each([
    ['2025-07-01', null],
    ['2026-02-03', '2026-02-03'],
    ['2025-07-01', '2030-06-30'],
  ])('is issued on %s where the certificate was issued on %s', (issueDate, issued_on) => {
    const certificate = issued_on === null ? null : { serial: 'A-1/1', issued_on, valid_until: '2030-06-30' }
    const entry = { number: 'A-1', first_registered_on: '2025-07-01', valid_until: '2030-06-30', certificate }
    expect(statedOf(entry)).toEqual({ registrationNo: 'A-1', issueDate, expiryDate: '2030-06-30' })
  })
})

it('within the days of grace a renewal is in time, after them it is late, until the entry leaves the register', () => {
  const dates = { valid_until: '2027-01-23', grace_until: '2027-04-23', lapses_on: '2030-01-23' }
  const told = (day: string, given: object = {}) =>
    datesAhead({ ...dates, ...given }, day).filter((words) => words.startsWith('A renewal is '))
  expect(told('2027-04-23')).toEqual(['A renewal is in time until 23-04-2027.'])
  expect(told('2027-04-24')).toEqual(['A renewal is late since 24-04-2027.'])
  expect(told('2030-01-23')).toEqual([])
  // No days of grace.
  expect(told('2027-01-23', { grace_until: '2027-01-23' })).toEqual([])
  expect(told('2027-01-24', { grace_until: '2027-01-23' })).toEqual(['A renewal is late since 24-01-2027.'])
})
