/** Who is away, who does the work meanwhile, and which absences are possible. */
import { describe, expect, test } from 'vitest'
import {
  absenceErrors,
  absentColleaguesOf,
  isAbsent,
  presentAbsence,
  standsInFor,
} from '#shared/staff/rules/absence.ts'
import type { StaffState } from '#shared/staff/rules/staff.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

const today = '2026-11-22'
const away = { from: '2026-11-20', until: '2026-11-24', deputy: 'imran' }
const aPerson = (
  id: string,
  absence: typeof away | null = null,
  roles: StaffRole[] = ['reviewer'],
  state: StaffState = 'active',
) => ({ id, name: id, state, roles, absence })

test.each([
  ['2026-11-19', false, away],
  ['2026-11-20', true, away],
  ['2026-11-24', true, away],
  ['2026-11-25', false, null],
])('on %s, the first and the last day included, absent is %s', (day, absent, left) => {
  const person = aPerson('ayesha', away)
  expect(isAbsent(person, day)).toBe(absent)
  expect(presentAbsence(person, day)).toEqual(left)
})

test('nobody is away without an absence', () => {
  expect(isAbsent(aPerson('ayesha'), today)).toBe(false)
  expect(presentAbsence(aPerson('ayesha'), today)).toBeNull()
})

describe('the work of somebody who is away', () => {
  const ayesha = aPerson('ayesha', away)
  const imran = aPerson('imran')
  const people = [ayesha, imran]

  test('is done by the deputy, and by nobody else once they are back', () => {
    expect(standsInFor(ayesha, people, today)).toBe(imran)
    expect(absentColleaguesOf('imran', people, today)).toEqual([ayesha])
    expect(standsInFor(ayesha, people, '2026-11-25')).toBe(ayesha)
    expect(absentColleaguesOf('imran', people, '2026-11-25')).toEqual([])
    expect(absentColleaguesOf('ayesha', people, today)).toEqual([])
  })

  test('stays theirs where the deputy has left or is not found', () => {
    const left = aPerson('imran', null, ['reviewer'], 'deactivated')
    expect(standsInFor(ayesha, [ayesha, left], today)).toBe(ayesha)
    expect(standsInFor(ayesha, [ayesha], today)).toBe(ayesha)
  })

  test('goes one step only, so that two who stand in for each other have each other’s', () => {
    const both = [ayesha, aPerson('imran', { ...away, deputy: 'ayesha' })]
    expect(standsInFor(ayesha, both, today).id).toBe('imran')
    expect(absentColleaguesOf('ayesha', both, today).map(({ id }) => id)).toEqual(['imran'])
  })
})

describe('an absence', () => {
  const ayesha = aPerson('ayesha', null, ['reviewer', 'administrator'])
  const people = [
    ayesha,
    aPerson('imran', null, ['registrar', 'reviewer']),
    aPerson('bilal', null, ['accounts', 'administrator']),
    aPerson('sana', null, ['reviewer'], 'invited'),
  ]
  const errorsOf = (changes: Partial<typeof away>) =>
    absenceErrors({ ...away, ...changes }, { person: ayesha, people, today })

  test.each([
    [{}, undefined],
    [{ from: today, until: today }, undefined],
    [{ until: '2026-11-19' }, 'The last day must not be before the first'],
    [{ until: '2026-11-21' }, 'The last day must not be in the past'],
    [{ until: '2027-11-23' }, undefined],
    [{ until: '2027-11-24' }, 'The last day must be within 366 days'],
  ])('has days in order that are not over and not too far away: %j', (days, error) => {
    expect(errorsOf(days)).toEqual(error ? { until: [error] } : {})
  })

  test.each([
    ['ayesha', 'Choose somebody else'],
    ['bilal', 'Choose a colleague with the same work'],
    ['sana', 'Choose a colleague with the same work'],
    ['unknown', 'Choose a colleague with the same work'],
  ])('has a deputy at work who shares a role on cases, not %s', (deputy, error) => {
    expect(errorsOf({ deputy })).toEqual({ deputy: [error] })
  })
})
