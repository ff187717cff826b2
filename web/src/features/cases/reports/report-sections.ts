/** The sections of a report: for each the bars of its chart and the rows of its table, which is also its CSV file. */

import type { QueueChoices } from '#shared/cases/records/queue.ts'
import type { Report } from '#shared/cases/records/report.ts'
import type { ReportAct } from '#shared/cases/rules/reports.ts'
import { addDays } from '#shared/kit/format.ts'
import { otherCities } from '#shared/register/rules/counted-city.ts'
import { addMonths } from '#shared/register/rules/register-figures.ts'
import { applicationTypeLabels } from '#shared/vocabulary/applications.ts'
import { type ApplicationStatus, statusLabels } from '#shared/vocabulary/statuses.ts'
import type { ChartSection } from '#web/ui/chart/chart-section.ts'
import { formatAge, formatMedian } from '#web/ui/elapsed-time.ts'
import { formatMonth } from '#web/ui/moments.ts'
import { queueAddress } from '#web/ui/office/queue-state.ts'

type Title = 'Registration' | 'Renewal'
const titles: Title[] = ['Registration', 'Renewal']
/** Cities that have their own bar. */
const mostCities = 10

const countsOf = ({ acts }: Report, act: ReportAct, only: readonly Title[] = titles) => {
  const counts = acts.find((one) => one.act === act)
  const sum = (by: Record<Title, number> | undefined) =>
    only.reduce((total, title) => total + (by?.[title] ?? 0), 0)
  const [done, reversed] = [sum(counts?.done), sum(counts?.reversed)]
  return { done, reversed, net: done - reversed }
}

/** The queue with the applications that were submitted in the month; nobody's name is in the address. */
const submittedIn = (month: string, more: QueueChoices = {}): string =>
  queueAddress({
    ...{ status: 'all', q: '', cursor: undefined, sort: 'oldest' },
    choices: { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1), ...more },
  })
const nowIn = (status: ApplicationStatus): string =>
  queueAddress({ status, q: '', cursor: undefined, sort: 'oldest', choices: {} })

const actSection = (report: Report): ChartSection => {
  const lines: [label: string, ReturnType<typeof countsOf>, hasBar: boolean][] = [
    ['Submitted', countsOf(report, 'submitted'), true],
    ['Approved', countsOf(report, 'approved', ['Registration']), true],
    ['Renewed', countsOf(report, 'approved', ['Renewal']), true],
    ['Declined', countsOf(report, 'declined'), true],
    ['Returned for correction', countsOf(report, 'returned'), true],
    ['Collected', countsOf(report, 'collected'), true],
    ['Reviews finished', countsOf(report, 'reviewed'), false],
    ['Fees verified', countsOf(report, 'fee-verified'), false],
  ]
  return {
    name: 'applications',
    title: 'Applications',
    about: 'What was done in the month, without what was reversed',
    bars: lines.flatMap(([label, { net }, hasBar]) => (hasBar ? [{ label, value: net }] : [])),
    heads: ['Step', 'Done', 'Reversed', 'Remaining'],
    rows: lines.map(([label, { done, reversed, net }]) => [label, done, reversed, net]),
    lists: [submittedIn(report.month)],
    empty: lines.every(([, { done, reversed }]) => done + reversed === 0)
      ? 'Nothing was done in this month.'
      : null,
  }
}

const typeSection = (report: Report): ChartSection => {
  const acts = ['submitted', 'approved', 'declined', 'returned', 'collected'] as const
  const labels = ['Submitted', 'Approved or renewed', 'Declined', 'Returned for correction', 'Collected']
  const rows = acts.map((act, row) => [
    labels[row] ?? act,
    ...titles.map((title) => countsOf(report, act, [title]).net),
  ])
  return {
    name: 'types',
    title: 'By type',
    about: 'Submitted applications of each type; the table without what was reversed',
    bars: titles.map((title) => ({
      label: applicationTypeLabels[title],
      value: countsOf(report, 'submitted', [title]).net,
    })),
    heads: ['Step', ...titles.map((title) => applicationTypeLabels[title])],
    rows,
    empty: rows.every(([, ...counts]) => counts.every((count) => count === 0))
      ? 'No applications in this month.'
      : null,
  }
}

/** The cities with most applications; the others, and those that are not in the portal's list, are one row. */
const citySection = (report: Report): ChartSection => {
  const { cities } = report
  const known = cities.filter(({ city }) => city !== otherCities)
  const shown = known.slice(0, mostCities)
  const total = cities.reduce((sum, { submitted }) => sum + submitted, 0)
  const others = total - shown.reduce((sum, { submitted }) => sum + submitted, 0)
  const bars = [
    ...shown.map(({ city, submitted }) => ({ label: city, value: submitted })),
    ...(others > 0 ? [{ label: 'Other cities', value: others }] : []),
  ]
  return {
    name: 'cities',
    title: 'By city',
    about: 'Submitted applications by the city of the applicant',
    bars,
    heads: ['City', 'Submitted'],
    rows: bars.map(({ label, value }) => [label, value]),
    lists: shown.map(({ city }) => submittedIn(report.month, { city })),
    empty: bars.length === 0 ? 'No applications in this month.' : null,
  }
}

const staffSection = ({ officers }: Report): ChartSection => ({
  name: 'staff',
  title: 'By member of staff',
  about:
    'Reviews finished, decisions, returns and fees verified together, with those that were reversed later',
  bars: officers.map(({ name, reviews, decisions, returns, fees }) => ({
    label: name,
    value: reviews + decisions + returns + fees,
  })),
  heads: ['Name', 'Reviews finished', 'Decisions', 'Returns', 'Fees verified'],
  rows: officers.map(({ name, reviews, decisions, returns, fees }) => [
    name,
    reviews,
    decisions,
    returns,
    fees,
  ]),
  empty: officers.length === 0 ? 'Nobody has done anything that is counted in this month.' : null,
})

const stepSection = ({ steps }: Report): ChartSection => ({
  name: 'days',
  title: 'Days in each step',
  about:
    'Median of the days until an application moved on, in the weeks that begin in the month, beside the limit that the office has set itself; each step leads to who is in it now',
  bars: steps.map(({ status, median, limit }) => ({
    label: limit === null ? statusLabels[status] : `${statusLabels[status]} (limit ${formatAge(limit)})`,
    value: median ?? 0,
    shown: median === null ? 'Too few' : formatMedian(median).replace(' or more', '+'),
  })),
  heads: ['Step', 'Median', 'Limit in days', 'Applications'],
  rows: steps.map(({ status, cases, median, limit }) => [
    statusLabels[status],
    formatMedian(median),
    limit ?? '–',
    cases,
  ]),
  lists: steps.map(({ status }) => nowIn(status)),
  empty: steps.every(({ cases }) => cases === 0) ? 'No application moved on in this month.' : null,
})

const trendSection = ({ trend }: Report): ChartSection => ({
  name: 'trend',
  title: 'Month by month',
  about: 'Submitted applications of each month; the table also what was decided, without what was reversed',
  bars: trend.map(({ month, submitted }) => ({ label: formatMonth(month), value: submitted })),
  heads: ['Month', 'Submitted', 'Approved', 'Renewed', 'Declined'],
  rows: trend.map(({ month, submitted, approved, renewed, declined }) => [
    formatMonth(month),
    submitted,
    approved,
    renewed,
    declined,
  ]),
  lists: trend.map(({ month }) => submittedIn(month)),
  empty: trend.length < 2 ? 'A second month is needed to compare.' : null,
})

export const reportSections = (report: Report): ChartSection[] => [
  actSection(report),
  trendSection(report),
  typeSection(report),
  citySection(report),
  staffSection(report),
  stepSection(report),
]
