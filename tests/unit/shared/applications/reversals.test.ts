import { expect, test } from 'vitest'
import { openReversal } from '#shared/applications/rules/reversals.ts'

const reversal = { step: 'approved', at: '2026-11-20T08:00:00.000Z' } as const

test('what was taken back is told until it is reached again, or the application came to nothing', () => {
  expect(openReversal({ status: 'awaiting-decision', milestones: {}, reversal })).toEqual(reversal)
  expect(openReversal({ status: 'in-review', milestones: {}, reversal })).toEqual(reversal)
  const milestones = { approved: '2026-11-21T08:00:00.000Z' }
  expect(openReversal({ status: 'approved', milestones, reversal })).toBeNull()
  for (const status of ['declined', 'withdrawn'] as const)
    expect(openReversal({ status, milestones: {}, reversal })).toBeNull()
  expect(openReversal({ status: 'approved', milestones, reversal: null })).toBeNull()
})
