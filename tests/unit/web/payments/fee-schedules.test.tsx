import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import type { FeeScheduleChange } from '#shared/payments/records/fee-schedule-list.ts'
import { tooLate } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { aFeeSchedule, aReason } from '#tests/support/cases/fee-schedules.ts'
import { ProposalCard } from '#web/features/payments/fee-schedules/proposal-card.tsx'
import { ScheduleChanges } from '#web/features/payments/fee-schedules/schedule-changes.tsx'

const at = '2026-11-22T05:00:00.000Z'
const adeel = { id: 'adeel', name: 'Adeel' }
const proposal = {
  ...{ id: 'one', first_day: '2099-01-01', before: null, after: { ...aFeeSchedule(), sample: false } },
  ...{ reason: aReason, by: adeel, at },
}

/** Without what only keeps a date or an amount on one line. */
const markupOf = (element: ReactElement): string =>
  renderToStaticMarkup(element).replace(/<\/?span[^>]*>/g, '')

describe('a proposal for the fee schedules', () => {
  const shownTo = (staffId: string, today = '2026-11-22') => {
    const schedules = [{ ...sampleFeeSchedule, version: 1 }]
    const list = { today, schedules, proposals: [proposal], changes: [] }
    const words = markupOf(
      <ProposalCard proposal={proposal} list={list} staffId={staffId} onAct={() => {}} />,
    )
    return { words, acts: [...words.matchAll(/>(\w+)<\/button>/g)].map(([, label]) => label) }
  }

  it('is withdrawn by its own person, who reads that another one confirms it', () => {
    const { words, acts } = shownTo('adeel')
    expect(acts).toEqual(['Withdraw'])
    expect(words).toContain('You proposed this; another person confirms it.')
  })

  it('is confirmed or refused by another person, who reads what changes and why', () => {
    const { words, acts } = shownTo('ali')
    expect(acts).toEqual(['Confirm', 'Refuse'])
    for (const said of [aReason, 'From 01-01-2099', 'Rs. 2,500', '<strong>Rs. 3,000</strong>'])
      expect(words).toContain(said)
  })

  it('is not confirmed any more from its first day on, and says so', () => {
    const { words, acts } = shownTo('ali', '2099-01-01')
    expect(acts).toEqual(['Refuse'])
    expect(words).toContain(tooLate)
  })
})

it.each([
  ['CHANGED', 'Changed: proposed by Adeel, confirmed by Ali, 22-11-2026'],
  ['REFUSED', 'Refused: proposed by Adeel, refused by Ali, 22-11-2026'],
  ['WITHDRAWN', 'Withdrawn by Ali, 22-11-2026'],
] as [FeeScheduleChange['event'], string][])('the list of changes names who did what: %s', (event, said) => {
  const proposed = { by: adeel, at, reason: aReason }
  const change = {
    event,
    at,
    by: { id: 'ali', name: 'Ali' },
    proposed,
    reason: null,
    before: 'A',
    after: 'B',
  }
  expect(markupOf(<ScheduleChanges changes={[change]} />)).toContain(said)
})

it('an entry of an operator names the operator alone', () => {
  const by = { id: 'data:fees', name: 'An operator' }
  const entry = { event: 'ADDED', at, by, proposed: null, reason: null, before: null, after: 'B' } as const
  expect(renderToStaticMarkup(<ScheduleChanges changes={[entry]} />)).toContain('Added by An operator')
})
