import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeeRule, FeeSchedule } from '#shared/applications/records/fee.ts'
import { calculateFee, daysBetween, sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { addDays } from '#shared/kit/format.ts'

const aSchedule = (rule: Partial<FeeRule>, effective_from = '2000-01-01', name = 'Test'): FeeSchedule => ({
  effective_from,
  name,
  sample: false,
  rules: {
    'New Registration': { base: 1000, grace_in_days: 30, late: null, ...rule },
    'Renewal Registration': { base: 700, grace_in_days: 0, late: null },
  },
})
const perYear = (amount: number, cap: number): FeeRule['late'] => ({ kind: 'per-year', amount, cap })
const perDay = (percent: number, cap = 1_000_000): FeeRule['late'] => ({
  kind: 'percent-per-day',
  percent,
  cap,
})
const newFee = (schedule: FeeSchedule, issued: string, day: string) =>
  calculateFee(schedule, issued, day).amounts['New Registration']

const aDay = fc
  .integer({ min: 0, max: 50_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

describe('days between', () => {
  it.each([
    ['2024-02-28', '2024-03-01', 2],
    ['2023-02-28', '2023-03-01', 1],
    ['2025-12-31', '2026-01-01', 1],
    ['2026-01-02', '2026-01-01', -1],
  ])('%s and %s are %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days)
  })

  it('are the reverse of adding days', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days)
      }),
    )
  })
})

describe('a late fee per year', () => {
  const schedule = aSchedule({ late: perYear(500, 1200) })

  it.each([
    ['on the day of issue', '2024-06-01', '2024-06-01', 1000],
    ['on the last day of grace', '2024-06-01', '2024-07-01', 1000],
    ['on the first late day', '2024-06-01', '2024-07-02', 1500],
    ['at a turn of the calendar year nothing happens', '2024-06-01', '2025-01-01', 1500],
    ['on the last day of the first late year', '2024-06-01', '2025-07-01', 1500],
    ['on the first day of the second late year', '2024-06-01', '2025-07-02', 2000],
    ['is held by the cap in the third year', '2024-06-01', '2026-07-02', 2200],
    ['stays at the cap', '2024-06-01', '2056-07-02', 2200],
    ['across a turn of the year, last day of grace', '2025-12-10', '2026-01-09', 1000],
    ['across a turn of the year, first late day', '2025-12-10', '2026-01-10', 1500],
    ['grace ends on a leap day', '2024-01-30', '2024-02-29', 1000],
    ['the day after that leap day', '2024-01-30', '2024-03-01', 1500],
    ['the year after a leap day ends on 28 February', '2024-01-30', '2025-02-28', 1500],
    ['and the next begins on 1 March', '2024-01-30', '2025-03-01', 2000],
  ])('%s', (_, issued, day, amount) => {
    expect(newFee(schedule, issued, day)).toBe(amount)
  })

  it('never falls from one day to the next and never exceeds the base plus the cap', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 4000 }), (issued, after) => {
        const today = newFee(schedule, issued, addDays(issued, after))
        const tomorrow = newFee(schedule, issued, addDays(issued, after + 1))
        expect(tomorrow).toBeGreaterThanOrEqual(today)
        expect(tomorrow).toBeLessThanOrEqual(2200)
      }),
    )
  })
})

describe('a late fee in percent per day', () => {
  it.each([
    ['on the last day of grace', 0.5, 30, 1000],
    ['on the first late day', 0.5, 31, 1005],
    ['a fraction of a rupee is rounded up', 0.05, 31, 1001],
    ['ten days later', 0.5, 40, 1050],
  ])('%s', (_, percent, after, amount) => {
    expect(newFee(aSchedule({ late: perDay(percent) }), '2024-06-01', addDays('2024-06-01', after))).toBe(
      amount,
    )
  })

  it('is limited by the cap from the day the cap is reached', () => {
    const schedule = aSchedule({ late: perDay(1, 100) })
    const on = (after: number) => newFee(schedule, '2024-06-01', addDays('2024-06-01', 30 + after))
    expect([on(9), on(10), on(11)]).toEqual([1090, 1100, 1100])
  })

  it('is not a rupee too high because of floating-point errors', () => {
    const schedule = aSchedule({ base: 100, grace_in_days: 0, late: perDay(0.07) })
    expect(newFee(schedule, '2024-01-01', addDays('2024-01-01', 100))).toBe(107)
  })

  it('is calculated exactly in hundredths of a percent and rounded up', () => {
    const inputs = [fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 500 })] as const
    fc.assert(
      fc.property(...inputs, fc.integer({ min: 1, max: 3000 }), (base, hundredths, days) => {
        const schedule = aSchedule({ base, grace_in_days: 0, late: perDay(hundredths / 100, 1e12) })
        const exact = (BigInt(base) * BigInt(hundredths) * BigInt(days) + 9999n) / 10_000n
        expect(newFee(schedule, '2020-02-29', addDays('2020-02-29', days))).toBe(base + Number(exact))
      }),
    )
  })
})

describe('the answer', () => {
  it('lists the parts that make up the amount and names the schedule', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 0, max: 9000 }), (issued, after) => {
        const { amounts, lines, schedule } = calculateFee(sampleFeeSchedule, issued, addDays(issued, after))
        for (const title of ['New Registration', 'Renewal Registration'] as const)
          expect(lines[title].reduce((sum, line) => sum + line.amount, 0)).toBe(amounts[title])
        expect(schedule.sample).toBe(true)
      }),
    )
  })

  it('has no late-fee line within the grace period or under a rule without a late fee', () => {
    const schedule = aSchedule({ late: perYear(500, 1000) })
    const { lines } = calculateFee(schedule, '2024-06-01', '2024-07-01')
    expect(lines['New Registration']).toEqual([{ label: 'New Registration fee', amount: 1000 }])
    expect(calculateFee(schedule, '2024-06-01', '2024-07-02').lines['New Registration']).toEqual([
      { label: 'New Registration fee', amount: 1000 },
      { label: 'Late fee (degree issued more than 30 days ago)', amount: 500 },
    ])
    expect(calculateFee(schedule, '1990-01-01', '2026-01-01').lines['Renewal Registration']).toHaveLength(1)
  })

  it('by the sample schedule the two fees of a new degree are Rs. 2500 and Rs. 1500', () => {
    expect(calculateFee(sampleFeeSchedule, '2026-11-21', '2026-11-21').amounts).toEqual({
      'New Registration': 2500,
      'Renewal Registration': 1500,
    })
  })
})
