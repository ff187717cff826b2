import { expect, test } from 'vitest'
import {
  losesLastAdministrator,
  mayManageAccounts,
  type StaffState,
  staffActionsFor,
} from '#shared/staff/rules/staff.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

const person = (id: string, state: StaffState, ...roles: StaffRole[]) => ({ id, state, roles })

test('only an active administrator may manage accounts', () => {
  const people = [
    person('one', 'active', 'administrator'),
    person('invited', 'invited', 'administrator'),
    person('gone', 'deactivated', 'administrator'),
    person('other', 'active', 'registrar'),
  ]
  const running = ['one', 'invited', 'gone', 'other', 'nobody'].filter((id) => mayManageAccounts(people, id))
  expect(running).toEqual(['one'])
})

test.each([
  [
    'the only one is deactivated',
    [person('one', 'active', 'administrator')],
    person('one', 'deactivated', 'administrator'),
    true,
  ],
  [
    'the only one loses the role',
    [person('one', 'active', 'administrator')],
    person('one', 'active', 'reviewer'),
    true,
  ],
  [
    'the other one has no password yet',
    [person('one', 'active', 'administrator'), person('two', 'invited', 'administrator')],
    person('one', 'active', 'reviewer'),
    true,
  ],
  [
    'another one stays',
    [person('one', 'active', 'administrator'), person('two', 'active', 'administrator')],
    person('one', 'deactivated', 'administrator'),
    false,
  ],
  [
    'there was none before',
    [person('one', 'active', 'reviewer')],
    person('one', 'active', 'accounts'),
    false,
  ],
  [
    'the only one stays',
    [person('one', 'active', 'administrator')],
    person('one', 'active', 'administrator'),
    false,
  ],
] as const)('a change that would leave no administrator is detected: %s', (_when, before, after, lost) => {
  expect(losesLastAdministrator(before, after)).toBe(lost)
})

test('the possible actions depend on the state of the account, and are fewer for one’s own', () => {
  const acts = (state: StaffState, has_codes: boolean, me: string) =>
    staffActionsFor({ ...person('one', state, 'reviewer'), has_codes }, me)
  expect(acts('active', true, 'other')).toContain('remove-codes')
  expect(acts('active', true, 'one')).toEqual(['change-roles', 'send-link', 'end-sessions'])
  expect(acts('invited', false, 'other')).toEqual([
    'change-roles',
    'change-details',
    'send-link',
    'deactivate',
  ])
  expect(acts('deactivated', false, 'other')).toEqual(['reactivate'])
})
