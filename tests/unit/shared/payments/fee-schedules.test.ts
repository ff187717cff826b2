import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeeRule, FeeSchedule } from '#shared/applications/records/fee.ts'
import { calculateFee, sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { addDays } from '#shared/kit/format.ts'
import { feeScheduleFile } from '#shared/payments/records/fee-schedule.ts'
import { firstDayErrors, formatFeeRule, isLocked, scheduleOn } from '#shared/payments/rules/fee-schedules.ts'

const aDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2000-01-01', days))
const rupees = fc.integer({ min: 0, max: 1_000_000 })
const late = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('per-year' as const), amount: rupees, cap: rupees }),
  fc.record({
    kind: fc.constant('percent-per-day' as const),
    percent: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
    cap: rupees,
  }),
)
const rule: fc.Arbitrary<FeeRule> = fc.record({
  base: rupees,
  grace_in_days: fc.integer({ min: 0, max: 3650 }),
  late,
})
const aSchedule: fc.Arbitrary<FeeSchedule> = fc.record({
  effective_from: aDay,
  name: fc.constant('Fees'),
  sample: fc.constant(false),
  rules: fc.record({ 'New Registration': rule, 'Renewal Registration': rule }),
})
const held = fc
  .uniqueArray(aSchedule, { selector: ({ effective_from }) => effective_from, maxLength: 6 })
  .map((schedules) => [
    sampleFeeSchedule,
    ...schedules.filter((schedule) => schedule.effective_from > '2000-01-01'),
  ])

const feeOn = (schedules: FeeSchedule[], issued: string, day: string) => {
  const schedule = scheduleOn(schedules, day)
  return schedule && calculateFee(schedule, issued, day)
}

describe('a new fee schedule of the future', () => {
  it('never changes the fee of a day before its first', () => {
    fc.assert(
      fc.property(held, aSchedule, aDay, aDay, (schedules, added, issued, day) => {
        fc.pre(issued <= day && day < added.effective_from)
        expect(feeOn([...schedules, added], issued, day)).toEqual(feeOn(schedules, issued, day))
      }),
    )
  })

  it('sets the fee from its first day until the next begins', () => {
    fc.assert(
      fc.property(held, aSchedule, aDay, (schedules, added, day) => {
        const later = schedules.some(
          (schedule) => schedule.effective_from >= added.effective_from && schedule.effective_from <= day,
        )
        fc.pre(day >= added.effective_from && !later)
        expect(scheduleOn([...schedules, added], day)).toBe(added)
      }),
    )
  })

  it('may be added exactly while it is not locked', () => {
    fc.assert(
      fc.property(aSchedule, aDay, (schedule, today) => {
        expect(Object.keys(firstDayErrors(schedule, today)).length === 0).toBe(!isLocked(schedule, today))
        expect(isLocked(schedule, today)).toBe(schedule.effective_from <= today)
      }),
    )
  })

  it('is valid as a file for the command, as the sample is', () => {
    expect(feeScheduleFile.parse(sampleFeeSchedule)).toEqual(sampleFeeSchedule)
    fc.assert(fc.property(aSchedule, (schedule) => feeScheduleFile.safeParse(schedule).success))
  })
})

it.each([
  [{ base: 1500, grace_in_days: 9, late: null }, 'Rs. 1,500, no late fee'],
  [
    { base: 2500, grace_in_days: 365, late: { kind: 'per-year', amount: 500, cap: 5000 } },
    'Rs. 2,500, 365 days of grace, then Rs. 500 per year or part of a year, at most Rs. 5,000',
  ],
  [
    { base: 2500, grace_in_days: 1, late: { kind: 'percent-per-day', percent: 0.5, cap: 900 } },
    'Rs. 2,500, 1 day of grace, then 0.5% per day, at most Rs. 900',
  ],
] as [FeeRule, string][])('a fee rule is formatted as a sentence', (rule, words) => {
  expect(formatFeeRule(rule)).toBe(words)
})
