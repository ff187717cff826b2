import { expect, test } from 'vitest'
import type { StandingChange } from '#shared/register/records/standing.ts'
import { standingOn } from '#shared/register/rules/registration.ts'
import {
  actObstacle,
  actRules,
  fieldsAfter,
  possibleActs,
  stepErrors,
  stepTitle,
} from '#shared/register/rules/standing-changes.ts'
import { standingActs } from '#shared/vocabulary/register.ts'

const today = '2026-11-22'
const entry = {
  ...{ first_registered_on: '2020-03-01', valid_until: '2030-02-28', lapses_on: '2033-02-28' },
  ...{ suspended: null as StandingChange | null, removed: null as StandingChange | null },
}
const suspended = { ...entry, suspended: { since: '2026-11-01', reason: 'under-inquiry' as const } }
const removed = { ...entry, removed: { since: '2026-11-01', reason: 'own-request' as const } }
const step = { act: 'suspend' as const, since: today, reason: 'under-inquiry' as const, wording: null }

test.each([
  ['in force', entry, ['suspend', 'remove', 'note-death']],
  ['suspended', suspended, ['reinstate', 'remove', 'note-death']],
  [
    'reinstated from a later day',
    { ...entry, suspended: { ...suspended.suspended, until: '2026-12-01' } },
    ['remove', 'note-death'],
  ],
  [
    'suspended until a day that has passed',
    { ...entry, suspended: { ...suspended.suspended, until: '2026-11-10' } },
    ['suspend', 'remove', 'note-death'],
  ],
  ['removed', removed, ['restore', 'note-death']],
  [
    'removed from a later day',
    { ...entry, removed: { ...removed.removed, since: '2026-12-24' } },
    ['restore', 'note-death'],
  ],
  ['dead', { ...entry, removed: { since: '2026-11-01', reason: 'died' as const } }, ['restore']],
  [
    'with a reversed approval',
    { ...entry, removed: { since: '2026-11-01', reason: 'approval-reversed' as const } },
    ['note-death'],
  ],
  ['not renewed in time', { ...entry, lapses_on: '2026-11-22' }, ['note-death']],
])('what may be proposed about an entry that is %s', (_what, given, acts) => {
  expect(possibleActs(given, today)).toEqual(acts)
})

test('an act that is not possible has its sentence', () => {
  expect(actObstacle(removed, 'suspend', today)).toBe('It is removed already')
  expect(actObstacle(suspended, 'suspend', today)).toBe('It is suspended already')
  expect(actObstacle(entry, 'restore', today)).toBe('It is not removed')
  expect(actObstacle({ ...entry, lapses_on: today }, 'restore', today)).toBe(
    'It was not renewed in time; an approved renewal brings it back',
  )
})

test('reason and wording belong to the act', () => {
  expect(stepErrors(entry, step, today)).toEqual({})
  expect(stepErrors(entry, { ...step, reason: 'died' }, today)).toEqual({ reason: ['Choose a reason'] })
  expect(stepErrors(entry, { ...step, wording: 'died' }, today)).toEqual({
    wording: ['Choose what everybody reads'],
  })
  for (const act of standingActs)
    for (const reason of actRules[act].reasons)
      expect(stepErrors(entry, { ...step, act, reason }, today).reason).toBeUndefined()
})

test.each([
  ['suspend', entry, '2020-02-29', 'Choose 01-03-2020 or a later day'],
  ['suspend', entry, '2027-11-22', undefined],
  ['suspend', entry, '2027-11-23', 'Choose a day within a year'],
  ['reinstate', suspended, '2026-10-31', 'Choose 01-11-2026 or a later day'],
  ['reinstate', suspended, '2026-12-24', undefined],
  ['restore', removed, '2026-10-31', 'Choose 01-11-2026 or a later day'],
  ['restore', removed, '2026-11-23', 'Choose today or an earlier day'],
  ['restore', { ...entry, removed: { ...removed.removed, since: '2026-12-24' } }, today, undefined],
  ['note-death', entry, '2026-11-23', 'Choose today or an earlier day'],
] as const)('%s: a day is within what the entry and the act allow', (act, given, since, words) => {
  const [reason] = actRules[act].reasons
  const errors = stepErrors(given, { ...step, act, since, reason: reason as never }, today)
  expect(errors.since).toEqual(words && [words])
})

test('a change dated ahead holds from its day on, and a reinstatement dated ahead until its day', () => {
  const later = '2026-12-24'
  const after = { ...entry, ...fieldsAfter(entry, { ...step, since: later }, today) }
  expect([standingOn(after, '2026-12-23'), standingOn(after, later)]).toEqual(['active', 'suspended'])
  const end = { ...step, act: 'reinstate' as const, since: later, reason: 'period-over' as const }
  const reinstated = { ...suspended, ...fieldsAfter(suspended, end, today) }
  expect([standingOn(reinstated, '2026-12-23'), standingOn(reinstated, later)]).toEqual([
    'suspended',
    'active',
  ])
  expect(fieldsAfter(suspended, { ...end, since: today }, today)).toEqual({ suspended: null })
  expect(fieldsAfter(removed, { ...end, act: 'restore' }, today)).toEqual({ removed: null })
})

test('the wording is kept with the change, and left out where only the standing is shown', () => {
  expect(fieldsAfter(entry, { ...step, wording: 'inquiry' }, today)).toEqual({
    suspended: { since: today, reason: 'under-inquiry', wording: 'inquiry' },
  })
  expect(fieldsAfter(entry, { ...step, act: 'remove' }, today)).toEqual({
    removed: { since: today, reason: 'under-inquiry' },
  })
})

test('the title names act, entry, day and reason', () => {
  const of = { number: 'A-00012', name: 'Ayesha Siddiqa' }
  expect(stepTitle(of, step)).toBe('Suspend A-00012, Ayesha Siddiqa, from 22-11-2026: Inquiry under way')
  expect(stepTitle(of, { ...step, act: 'note-death', reason: 'died' })).toBe(
    'Note the death of Ayesha Siddiqa, A-00012, on 22-11-2026',
  )
})
