import { expect, test } from 'vitest'
import { checklistOf } from '#shared/applications/rules/checklist.ts'
import { approvalObstacles } from '#shared/cases/rules/approval-obstacles.ts'
import { handoverExceptions } from '#shared/cases/rules/handover.ts'
import { offeredActions } from '#shared/cases/rules/offered-actions.ts'
import { certificateObstacle } from '#shared/certificates/rules/certificates.ts'

const ready = {
  stage: 'approval-recommended',
  fee: 'verified',
  missing: [],
  reviewer: { id: 'reviewer' },
  fee_amount: 3000,
  payment: { amount: 3000, verified_by: { id: 'accounts' } },
  today: '2026-11-24',
} as const

test('a recommended and paid application with every document can be approved by a third person', () => {
  expect(approvalObstacles(ready, 'registrar')).toEqual([])
})

test('everything that stands against an approval is named at once', () => {
  const bare = {
    ...ready,
    stage: 'in-review',
    fee: 'unpaid',
    payment: null,
    missing: ['cnic_front_image', 'certificate_image'],
  } as const
  expect(approvalObstacles(bare, 'registrar')).toEqual([
    'Approval is not recommended yet',
    'The fee is not verified',
    'Missing: CNIC front, Certificate',
  ])
})

test('a renewal without a registration number cannot be approved', () => {
  expect(approvalObstacles({ ...ready, lacksNumber: true }, 'registrar')).toEqual([
    'The renewal names no registration number',
  ])
})

test('a renewal is approved only from the first day of its window on, and of nobody whom the council suspended or removed', () => {
  const entry = {
    number: 'A-00012',
    valid_until: '2027-02-21',
    lapses_on: '2030-02-21',
  }
  const standing = { suspended: null, removed: null }
  const obstacles = (change: object) => {
    const registration = { ...entry, ...standing, renew_from: '2026-11-24', ...change }
    return approvalObstacles({ ...ready, isRenewal: true, registration }, 'registrar')
  }
  const decided = { since: '2026-11-24', reason: 'decided-by-council' } as const
  expect(obstacles({})).toEqual([])
  expect(obstacles({ lapses_on: '2026-11-01' })).toEqual([])
  expect(obstacles({ suspended: { ...decided, until: '2026-11-24' } })).toEqual([])
  expect(obstacles({ renew_from: '2026-11-25' })).toEqual(['The window to renew A-00012 opens on 25-11-2026'])
  expect(obstacles({ suspended: decided })).toEqual([
    'A-00012 is suspended, and cannot be renewed until that ends',
  ])
  expect(obstacles({ removed: decided })).toEqual([
    'A-00012 was removed from the register and must be restored first',
  ])
})

test('neither the reviewer nor the person who verified the fee approves', () => {
  expect(approvalObstacles(ready, 'reviewer')).toEqual([
    'You recommended the approval, so another registrar must approve',
  ])
  expect(approvalObstacles(ready, 'accounts')).toEqual([
    'You verified the fee, so another registrar must approve',
  ])
})

test('a payment of another amount than the fee stands against the approval', () => {
  expect(approvalObstacles({ ...ready, fee_amount: 5000 }, 'registrar')).toEqual([
    'The fee is Rs. 5,000; Rs. 3,000 was paid',
  ])
})

const open = {
  stage: 'returned',
  fee: 'verified',
  pending: null,
  obstacles: [],
  returnOpened: false,
  certificateObstacle: null,
  returnObstacle: null,
} as const
const registrar = { id: 'registrar', roles: ['registrar'] as const }

test('a return is taken back only until the applicant has opened it', () => {
  expect(offeredActions(open, registrar).actions).toContain('recall-return')
  const opened = offeredActions({ ...open, returnOpened: true }, registrar)
  expect(opened.actions).not.toContain('recall-return')
  expect(opened.withheld).toEqual([
    { action: 'recall-return', reason: 'The applicant has already opened the return' },
  ])
})

test('a certificate that is not prepared is neither ready nor handed over, and the reason is said', () => {
  const reception = { id: 'reception', roles: ['reception'] as const }
  for (const [stage, action] of [
    ['approved', 'certificate-ready'],
    ['certificate-ready', 'collect'],
  ] as const) {
    const facts = { ...open, stage }
    expect(offeredActions(facts, reception)).toEqual({ actions: [action], withheld: [] })
    const reason = certificateObstacle({})
    expect(offeredActions({ ...facts, certificateObstacle: reason }, reception)).toEqual({
      actions: [],
      withheld: [{ action, reason }],
    })
  }
})

test('a registrar reads what stands against an approval, whoever else asks for nothing', () => {
  const facts = { ...open, stage: 'in-review', obstacles: ['The fee is not verified'] } as const
  expect(offeredActions(facts, registrar).withheld).toEqual([
    { action: 'approve', reason: 'The fee is not verified' },
  ])
  expect(offeredActions(facts, { id: 'reviewer', roles: ['reviewer'] }).withheld).toEqual([])
})

test('whoever has asked for a reversal does not confirm it', () => {
  const pending = { action: 'reverse-fee', by: { id: 'registrar' } }
  const { actions, withheld } = offeredActions({ ...open, pending }, registrar)
  expect(actions).not.toContain('reverse-fee')
  expect(withheld.map(({ action }) => action)).toEqual(['reverse-fee'])
  expect(offeredActions({ ...open, pending }, { ...registrar, id: 'deputy' }).actions).toContain(
    'reverse-fee',
  )
})

test('a handover without CNIC, papers or fee has to be explained', () => {
  const received = checklistOf('Renewal')
  const complete = { title: 'Renewal', fee: 'verified', received, asked: null, cnic_seen: true } as const
  expect(handoverExceptions(complete)).toEqual([])
  expect(
    handoverExceptions({ ...complete, fee: 'unpaid', received: received.slice(2), cnic_seen: false }),
  ).toEqual(['the CNIC was not seen', '2 papers of the checklist are missing', 'the fee is not verified'])
  expect(handoverExceptions({ ...complete, received: [], asked: [] })).toEqual([])
})
