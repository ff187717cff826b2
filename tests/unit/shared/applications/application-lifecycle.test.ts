import { describe, expect, test } from 'vitest'
import {
  type Actor,
  caseActions,
  isOpen,
  needsSecondApprover,
  possibleActions,
  rolesAllow,
  shownStatus,
  tracksAfter,
} from '#shared/applications/rules/application-lifecycle.ts'
import { staffRoles } from '#shared/vocabulary/staff-roles.ts'
import { applicationStatuses, feeStatuses, type Stage, stages } from '#shared/vocabulary/statuses.ts'

const end = { withdraw: 'withdrawn', 'end-unpaid': 'ended-unpaid' } as const
const decide = { return: 'returned', decline: 'declined', ...end } as const

/** Every legal step of the review, written out a second time on purpose: the table may not drift. */
const legal: Record<Stage, Record<string, Stage>> = {
  'not-started': { 'start-review': 'in-review', return: 'returned', ...end },
  'in-review': {
    ...decide,
    'recommend-approval': 'approval-recommended',
    'recommend-refusal': 'refusal-recommended',
  },
  returned: {
    'recall-return': 'in-review',
    resubmit: 'resubmitted',
    decline: 'declined',
    ...end,
  },
  resubmitted: { ...decide, 'start-review': 'in-review' },
  'approval-recommended': { ...decide, 'send-back': 'in-review', approve: 'approved' },
  'refusal-recommended': { ...decide, 'send-back': 'in-review' },
  approved: { 'certificate-ready': 'certificate-ready', 'reverse-approval': 'approval-recommended' },
  'certificate-ready': { collect: 'collected', 'reverse-certificate': 'approved' },
  collected: { 'reverse-collection': 'certificate-ready' },
  declined: { reopen: 'in-review' },
  withdrawn: { reopen: 'in-review' },
  'ended-unpaid': { reopen: 'in-review' },
}
/** Money, and a request that is dropped, leave the stage alone. */
const feeActions: readonly string[] = ['verify-fee', 'reverse-fee', 'drop-request']
/** Nothing that is paid ends by itself. */
const whileUnpaid: readonly string[] = ['end-unpaid']

const everyStep = stages.flatMap((stage) =>
  caseActions
    .filter((action) => !feeActions.includes(action))
    .map((action) => [stage, action, legal[stage][action] ?? null] as const),
)

test.each(everyStep)(
  'at the stage %s, %s leads to %s, and only the end of what is unpaid depends on the fee',
  (stage, action, next) => {
    for (const fee of feeStatuses) {
      const isPossible = fee === 'unpaid' || !whileUnpaid.includes(action)
      expect(tracksAfter({ stage, fee }, action)).toEqual(isPossible ? next && { stage: next, fee } : null)
    }
  },
)

test('money comes and goes at every open stage and moves none', () => {
  const open = stages.filter((stage) => tracksAfter({ stage, fee: 'unpaid' }, 'verify-fee'))
  expect(open).toEqual(stages.slice(0, 6))
  for (const stage of open) {
    expect(tracksAfter({ stage, fee: 'unpaid' }, 'verify-fee')).toEqual({ stage, fee: 'verified' })
    expect(tracksAfter({ stage, fee: 'verified' }, 'verify-fee')).toBeNull()
    expect(tracksAfter({ stage, fee: 'verified' }, 'reverse-fee')).toEqual({ stage, fee: 'unpaid' })
    expect(tracksAfter({ stage, fee: 'unpaid' }, 'reverse-fee')).toBeNull()
  }
})

test('the shown status follows from both tracks', () => {
  const shown = stages.map((stage) => feeStatuses.map((fee) => shownStatus({ stage, fee })))
  expect(shown.slice(0, 6)).toEqual([
    ['submitted', 'submitted'],
    ['in-review', 'in-review'],
    ['returned', 'returned'],
    ['resubmitted', 'resubmitted'],
    ['awaiting-fee', 'awaiting-decision'],
    ['awaiting-decision', 'awaiting-decision'],
  ])
  expect(new Set(shown.flat())).toEqual(new Set(applicationStatuses))
})

describe('the roles that may take an action', () => {
  const by: Record<string, Actor[]> = {
    'start-review': ['reviewer', 'registrar'],
    'recommend-approval': ['reviewer', 'registrar'],
    'recommend-refusal': ['reviewer', 'registrar'],
    return: ['reviewer', 'registrar'],
    'recall-return': ['reviewer', 'registrar'],
    'send-back': ['registrar'],
    resubmit: ['applicant'],
    'verify-fee': ['accounts', 'registrar'],
    approve: ['registrar'],
    'certificate-ready': ['reception', 'registrar'],
    collect: ['reception', 'registrar'],
    decline: ['registrar'],
    withdraw: ['applicant'],
    'end-unpaid': ['portal'],
    reopen: ['registrar'],
    'reverse-fee': ['accounts', 'registrar'],
    'reverse-approval': ['registrar'],
    'reverse-certificate': ['registrar'],
    'reverse-collection': ['registrar'],
    'drop-request': ['accounts', 'registrar'],
  }

  test.each(caseActions)('%s', (action) => {
    const may = (['applicant', 'portal', ...staffRoles] as const).filter((role) => rolesAllow([role], action))
    expect(new Set(may)).toEqual(new Set(by[action]))
  })

  test('a person without a role may take no action', () => {
    for (const stage of stages) expect(possibleActions({ stage, fee: 'unpaid' }, [])).toEqual([])
  })

  test('several roles may take the actions of each', () => {
    expect(possibleActions({ stage: 'not-started', fee: 'unpaid' }, ['reviewer', 'accounts'])).toEqual([
      'start-review',
      'return',
      'verify-fee',
      'drop-request',
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
    'awaiting-fee',
    'awaiting-decision',
  ])
})
