import { describe, expect, test } from 'vitest'
import {
  type Actor,
  caseActions,
  isOpen,
  needsSecondApprover,
  possibleActions,
  rolesAllow,
  statusAfter,
} from '#shared/rules/application-lifecycle.ts'
import { type ApplicationStatus, applicationStatuses, staffRoles } from '#shared/vocabulary.ts'

/** Every legal step, written out a second time on purpose: the table may not drift. */
const legal: Record<ApplicationStatus, Record<string, ApplicationStatus>> = {
  submitted: {
    'take-up': 'in-review',
    return: 'returned',
    'verify-fee': 'fee-verified',
    decline: 'declined',
    withdraw: 'withdrawn',
  },
  'in-review': {
    return: 'returned',
    'verify-fee': 'fee-verified',
    decline: 'declined',
    withdraw: 'withdrawn',
  },
  returned: { resubmit: 'resubmitted', decline: 'declined', withdraw: 'withdrawn' },
  resubmitted: {
    'take-up': 'in-review',
    return: 'returned',
    'verify-fee': 'fee-verified',
    decline: 'declined',
    withdraw: 'withdrawn',
  },
  'fee-verified': {
    return: 'returned',
    approve: 'approved',
    decline: 'declined',
    withdraw: 'withdrawn',
    'reverse-fee': 'in-review',
  },
  approved: { 'certificate-ready': 'certificate-ready', 'reverse-approval': 'fee-verified' },
  'certificate-ready': { collect: 'collected', 'reverse-certificate': 'approved' },
  collected: { 'reverse-collection': 'certificate-ready' },
  declined: { reopen: 'in-review' },
  withdrawn: { reopen: 'in-review' },
}

const everyStep = applicationStatuses.flatMap((status) =>
  caseActions.map((action) => [status, action, legal[status][action] ?? null] as const),
)

test.each(everyStep)('in status %s, %s changes the status to %s', (status, action, next) => {
  expect(statusAfter(status, action)).toBe(next)
})

describe('the roles that may take an action', () => {
  const by: Record<string, Actor[]> = {
    'take-up': ['reviewer', 'registrar'],
    return: ['reviewer', 'registrar'],
    resubmit: ['applicant'],
    'verify-fee': ['accounts', 'registrar'],
    approve: ['registrar'],
    'certificate-ready': ['reception', 'registrar'],
    collect: ['reception', 'registrar'],
    decline: ['registrar'],
    withdraw: ['applicant'],
    reopen: ['registrar'],
    'reverse-fee': ['accounts', 'registrar'],
    'reverse-approval': ['registrar'],
    'reverse-certificate': ['registrar'],
    'reverse-collection': ['registrar'],
  }

  test.each(caseActions)('%s', (action) => {
    const may = (['applicant', ...staffRoles] as const).filter((role) => rolesAllow([role], action))
    expect(new Set(may)).toEqual(new Set(by[action]))
  })

  test('a person without a role may take no action', () => {
    for (const status of applicationStatuses) expect(possibleActions(status, [])).toEqual([])
  })

  test('several roles may take the actions of each', () => {
    expect(possibleActions('submitted', ['reviewer', 'accounts'])).toEqual([
      'take-up',
      'return',
      'verify-fee',
    ])
  })
})

test('exactly the actions that undo a decision need two people', () => {
  expect(caseActions.filter(needsSecondApprover)).toEqual([
    'reopen',
    'reverse-fee',
    'reverse-approval',
    'reverse-certificate',
    'reverse-collection',
  ])
})

test('an application is open until it is decided or withdrawn', () => {
  expect(applicationStatuses.filter(isOpen)).toEqual([
    'submitted',
    'in-review',
    'returned',
    'resubmitted',
    'fee-verified',
  ])
})
