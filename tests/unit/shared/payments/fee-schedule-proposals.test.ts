import { describe, expect, it } from 'vitest'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { compareProposal, isTooLate, proposedEvent } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { personObstacle } from '#shared/staff/rules/second-person.ts'
import { aFeeSchedule } from '#tests/support/cases/fee-schedules.ts'

const fees2099 = { ...aFeeSchedule(), sample: false, version: 1 }
const first_day = fees2099.effective_from
const [fresh, renewal] = ['New Registration', 'Renewal Registration'] as const

describe('what a proposal would change', () => {
  const newRegistration = {
    title: fresh,
    differences: [
      { part: 'Fee', before: 'Rs. 2,500', after: 'Rs. 3,000' },
      { part: 'Days of grace', before: '365', after: '30' },
      {
        part: 'Late fee',
        before: 'Rs. 500 per year or part of a year',
        after: 'Rs. 600 per year or part of a year',
      },
      { part: 'Late fee, at most', before: 'Rs. 5,000', after: 'Rs. 6,000' },
    ],
  }
  const fee = { part: 'Fee', before: 'Rs. 1,500', after: 'Rs. 2,000' }

  it('is told against the schedule that would apply on its first day without it', () => {
    const later = { ...fees2099, effective_from: '2099-06-01', name: 'Later' }
    expect(compareProposal([later, sampleFeeSchedule], { first_day, after: fees2099 })).toEqual({
      names: { before: sampleFeeSchedule.name, after: 'Fees 2099' },
      titles: [newRegistration, { title: renewal, differences: [fee] }],
    })
  })

  it('of a removal is what the schedule before it says', () => {
    const { names, titles } = compareProposal([fees2099, sampleFeeSchedule], { first_day, after: null })
    expect(names).toEqual({ before: 'Fees 2099', after: sampleFeeSchedule.name })
    expect(titles[1]?.differences).toEqual([{ part: 'Fee', before: fee.after, after: fee.before }])
  })

  it('of a change are the parts that differ, a late fee that begins or ends among them', () => {
    const late = { kind: 'percent-per-day', percent: 0.5, cap: 900 } as const
    const rules = { ...fees2099.rules, [renewal]: { base: 2000, grace_in_days: 0, late } }
    expect(compareProposal([fees2099], { first_day, after: { ...fees2099, rules } }).titles).toEqual([
      { title: fresh, differences: [] },
      {
        title: renewal,
        differences: [
          { part: 'Days of grace', before: 'None', after: '0' },
          { part: 'Late fee', before: 'None', after: '0.5% per day' },
          { part: 'Late fee, at most', before: 'None', after: 'Rs. 900' },
        ],
      },
    ])
  })

  it('of a first schedule is all of it', () => {
    const { names, titles } = compareProposal([], { first_day, after: fees2099 })
    expect([names.before, titles[1]?.differences]).toEqual(['None', [{ ...fee, before: 'None' }]])
  })
})

it('a proposal is confirmed or refused by another person and withdrawn by its own', () => {
  const proposal = { by: { id: 'one', name: 'Adeel' } }
  const allowed = (staffId: string) =>
    (['confirm', 'refuse', 'withdraw'] as const).filter(
      (action) => !personObstacle(action, proposal, staffId),
    )
  expect([allowed('one'), allowed('two')]).toEqual([['withdraw'], ['confirm', 'refuse']])
})

it('a proposal is too late from its first day on', () => {
  expect([isTooLate({ first_day }, '2098-12-31'), isTooLate({ first_day }, first_day)]).toEqual([false, true])
})

it.each([
  ['ADDED', null, fees2099],
  ['CHANGED', fees2099, fees2099],
  ['REMOVED', fees2099, null],
] as const)('a proposal is known by what was there and what will be: %s', (event, before, after) => {
  expect(proposedEvent({ before, after })).toBe(event)
})
