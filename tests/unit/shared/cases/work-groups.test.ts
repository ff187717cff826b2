/** Whose work list has which groups, and what waits for whom. */
import { expect, test } from 'vitest'
import {
  groupsOf,
  mayConfirm,
  officeCorrection,
  waitsForAssignee,
  wordsOfRequest,
} from '#shared/cases/rules/work-groups.ts'
import type { StaffRole } from '#shared/vocabulary/staff-roles.ts'

test.each<[StaffRole, string[]]>([
  ['reviewer', ['mentions', 'came-back', 'assigned', 'confirm', 'overdue', 'unassigned']],
  ['accounts', ['mentions', 'assigned', 'confirm', 'awaiting-fee']],
  ['reception', ['mentions', 'assigned', 'overdue', 'approved', 'certificate-ready']],
  [
    'registrar',
    ['escalated', 'mentions', 'came-back', 'assigned', 'confirm', 'decide', 'overdue', 'unassigned'],
  ],
  ['administrator', []],
])('%s has the groups of the role', (role, groups) => {
  expect(groupsOf([role])).toEqual(groups)
})

test.each<[string, StaffRole[]]>([
  [officeCorrection, ['reviewer', 'registrar']],
  ['reverse-fee', ['accounts', 'registrar']],
  ['reverse-approval', ['registrar']],
  ['approve', []],
])('a request of "%s" is confirmed by: %j', (action, confirming) => {
  const roles = ['reviewer', 'registrar', 'accounts', 'reception', 'administrator'] as const
  expect(roles.filter((role) => mayConfirm([role], action)).toSorted()).toEqual(confirming.toSorted())
})

test('a request is told in words', () => {
  expect(wordsOfRequest(officeCorrection)).toBe('correct a typing error')
  expect(wordsOfRequest('reverse-fee')).toBe('reverse the verification of the fee')
  expect(wordsOfRequest('approve')).toBe('approve')
})

test('an assigned case waits for its assignee while their role works on it and nothing is returned', () => {
  expect(waitsForAssignee('in-review', ['reviewer'])).toBe(true)
  expect(waitsForAssignee('returned', ['reviewer'])).toBe(false)
  expect(waitsForAssignee('awaiting-fee', ['reviewer'])).toBe(false)
})
