/** The fee as a pure function of the schedules, the degree's issue date and the day. */
import { addDays } from '#shared/kit/format.ts'
import { feeTitles } from '#shared/vocabulary/applications.ts'
import type { FeeDetails, FeeLine, FeeRule, FeeSchedule, LateFee } from '../records/fee.ts'
import { itemValue, qualificationItem } from './correctable.ts'

/** Whole days from one plain date to another; negative when `to` comes first. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000

/** Started years of lateness: the years grow on the calendar day, leap years included. */
const startedYears = (lastDayOfGrace: string, day: string): number => {
  const [fromYear, fromDay] = [Number(lastDayOfGrace.slice(0, 4)), lastDayOfGrace.slice(5)]
  const [toYear, toDay] = [Number(day.slice(0, 4)), day.slice(5)]
  return toYear - fromYear + (toDay > fromDay ? 1 : 0)
}

/** Rounds up to a whole rupee; cut at a millionth first, or 7 % of 100 (7.000000000000001) would cost 8. */
const wholeRupees = (amount: number): number => Math.ceil(Number(amount.toFixed(6)))

/** Rupees, rounded up to a whole rupee and never above the cap; not above zero within the days of grace. */
const lateAmount = (rule: FeeRule, late: LateFee, degreeIssueDate: string, day: string): number => {
  const lastDayOfGrace = addDays(degreeIssueDate, rule.grace_in_days)
  const amount =
    late.kind === 'per-year'
      ? late.amount * startedYears(lastDayOfGrace, day)
      : wholeRupees((rule.base * late.percent * daysBetween(lastDayOfGrace, day)) / 100)
  return Math.min(amount, late.cap)
}

const linesOf = (rule: FeeRule, title: string, degreeIssueDate: string, day: string): FeeLine[] => {
  const base = { label: `${title} fee`, amount: rule.base }
  const late = rule.late ? lateAmount(rule, rule.late, degreeIssueDate, day) : 0
  return rule.late && late > 0
    ? [base, { label: `Late fee (degree issued more than ${rule.grace_in_days} days ago)`, amount: late }]
    : [base]
}

const total = (lines: FeeLine[]): number => lines.reduce((sum, line) => sum + line.amount, 0)

/**
 * The fee of both titles on a day.
 * @param degreeIssueDate `YYYY-MM-DD`, not after `day`.
 * @returns amounts in rupees with the lines that explain them.
 */
export const calculateFee = (schedule: FeeSchedule, degreeIssueDate: string, day: string): FeeDetails => {
  const [fresh, renewal] = feeTitles
  const lines = {
    [fresh]: linesOf(schedule.rules[fresh], fresh, degreeIssueDate, day),
    [renewal]: linesOf(schedule.rules[renewal], renewal, degreeIssueDate, day),
  } as FeeDetails['lines']
  return {
    amounts: { [fresh]: total(lines[fresh]), [renewal]: total(lines[renewal]) } as FeeDetails['amounts'],
    lines,
    schedule: { name: schedule.name, effective_from: schedule.effective_from, sample: schedule.sample },
  }
}

/** Seeded until the council sets its own figures; marked as a sample wherever it is shown. */
export const sampleFeeSchedule: FeeSchedule = {
  effective_from: '2000-01-01',
  name: 'Sample schedule (not the council’s figures)',
  sample: true,
  rules: {
    'New Registration': {
      base: 2500,
      grace_in_days: 365,
      late: { kind: 'per-year', amount: 500, cap: 5000 },
    },
    'Renewal Registration': { base: 1500, grace_in_days: 0, late: null },
  },
}

/** Which corrections the fee follows. */
type Application = Parameters<typeof itemValue>[1]

/** The values that decide the fee. */
export const feeItems: readonly string[] = [
  'application_form.application_title',
  qualificationItem('B Pharm / Pharm D', 'degree_issue_date'),
]

/** Whether something that decides the fee differs from what was returned. */
export const changesFee = (
  corrections: readonly { item: string; before: string }[],
  application: Application,
): boolean =>
  corrections.some(({ item, before }) => feeItems.includes(item) && itemValue(item, application) !== before)
