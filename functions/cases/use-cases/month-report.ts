/** The report of a month, put together from the counters. */
import type { createReportCounter } from '#functions/applications/data/counters/report-counter.ts'
import type { Needs } from '#functions/services.ts'
import { medianDays, statusesWithDurations } from '#shared/applications/rules/status-durations.ts'
import type { Report } from '#shared/cases/records/report.ts'
import { countedMonths, type ReportAct, reportActs } from '#shared/cases/rules/reports.ts'
import { limitOf } from '#shared/staff/rules/step-limits.ts'
import { type ApplicationTitle, applicationTitles } from '#shared/vocabulary/applications.ts'

type Counted = Awaited<ReturnType<ReturnType<typeof createReportCounter>['read']>>
type StaffCounts = Counted['staff'][number]

const doneBy = ({ of }: StaffCounts, ...acts: ReportAct[]): number =>
  acts.reduce((sum, act) => sum + of(act).done.Registration + of(act).done.Renewal, 0)

const officerOf = (counts: StaffCounts, names: Map<string, string>) => ({
  id: counts.id,
  name: names.get(counts.id) ?? 'Former member of staff',
  reviews: doneBy(counts, 'reviewed'),
  decisions: doneBy(counts, 'approved', 'declined'),
  returns: doneBy(counts, 'returned'),
  fees: doneBy(counts, 'fee-verified'),
})

/** How many cases left each status, and the median of their days in it. */
export const stepsOf = (counts: Map<string, number[]>) =>
  statusesWithDurations.map((status) => {
    const days = counts.get(status) ?? []
    return { status, cases: days.reduce((sum, count) => sum + count, 0), median: medianDays(days) }
  })

const trendOf = (month: string, counted: Counted) => {
  const net = (act: ReportAct, ...titles: ApplicationTitle[]) => {
    const { done, reversed } = counted.of(act)
    return titles.reduce((sum, title) => sum + done[title] - reversed[title], 0)
  }
  return {
    month,
    submitted: net('submitted', ...applicationTitles),
    approved: net('approved', 'Registration'),
    renewed: net('approved', 'Renewal'),
    declined: net('declined', ...applicationTitles),
  }
}

/** @param month one of the months of `today` */
export const monthReport = async (
  month: string,
  today: string,
  services: Needs<'reportCounter' | 'roster' | 'statusDurations' | 'officeSettings'>,
): Promise<Report> => {
  const counted_since = await services.reportCounter.firstMonth()
  const months = countedMonths(today, counted_since)
  const [counted, trend, { people }, days, { step_limits: limits }] = await Promise.all([
    services.reportCounter.read(month),
    Promise.all(months.map(async (one) => trendOf(one, await services.reportCounter.read(one)))),
    services.roster.read(),
    services.statusDurations.readMonth(month),
    services.officeSettings.read(),
  ])
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return {
    month,
    months,
    counted_since,
    acts: reportActs.map((act) => ({ act, ...counted.of(act) })),
    cities: counted.cities.sort(
      (one, other) => other.submitted - one.submitted || one.city.localeCompare(other.city, 'en'),
    ),
    officers: counted.staff
      .map((counts) => officerOf(counts, names))
      .filter(({ reviews, decisions, returns, fees }) => reviews + decisions + returns + fees > 0)
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
    steps: stepsOf(days).map((step) => ({ ...step, limit: limitOf(step.status, limits) })),
    trend,
  }
}
