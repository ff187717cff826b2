import { Options } from '#web/ui/fields/controlled-fields.tsx'
import '#web/theme/cases/reports.scss'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Report } from '#shared/cases/records/report.ts'
import { dayInKarachi, formatDate } from '#shared/kit/format.ts'
import { paths } from '#shared/paths.ts'
import { councilName } from '#shared/staff/rules/council-name.ts'
import { api } from '#web/api/client.ts'
import { useRead } from '#web/api/use-api.ts'
import { useCouncil } from '#web/session/council.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChartCard } from '#web/ui/chart/chart-card.tsx'
import { EmptyState } from '#web/ui/messages/empty-state.tsx'
import { formatMonth } from '#web/ui/moments.ts'
import { WhenLoaded } from '#web/ui/page/loaded.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { whole } from '#web/ui/whole.tsx'
import { reportSections } from './report-sections.ts'

/** Chooses the month; the address holds it. */
const MonthForm = ({ month, months }: { month: string; months: readonly string[] }) => {
  const [, setParams] = useSearchParams()
  const [chosen, setChosen] = useState(month)
  const show = (event: FormEvent) => {
    event.preventDefault()
    setParams({ month: chosen })
  }
  return (
    <form className="report-month" onSubmit={show}>
      <label className="form-label" htmlFor="report-month">
        Month
      </label>
      <select
        id="report-month"
        className="form-select"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        <Options choices={months.map((one) => [one, formatMonth(one)])} />
      </select>
      <Button type="submit">Show</Button>
      <Button onClick={() => window.print()}>Print</Button>
    </form>
  )
}

const CountedSince = ({ counted_since }: Report) => (
  <p className="text-muted">
    {counted_since
      ? `Counted since ${formatMonth(counted_since)}. What was done before is in no report.`
      : 'Nothing has been counted yet. A report fills as the office works.'}
  </p>
)

/** On paper: whose report it is and of which day. */
const PrintedHead = () => (
  <p className="report-printed">
    {councilName(useCouncil())}, {whole(formatDate(dayInKarachi(new Date())))}
  </p>
)

const MonthReport = ({ report }: { report: Report }) => (
  <>
    <MonthForm key={report.month} month={report.month} months={report.months} />
    <CountedSince {...report} />
    <PrintedHead />
    <h2 className="chart-day">{formatMonth(report.month)}</h2>
    <div className="chart-cards">
      {reportSections(report).map((section) => (
        <ChartCard key={section.name} section={section} file={`report-${section.name}-${report.month}.csv`} />
      ))}
    </div>
  </>
)

/** `/admin/reports?month=2026-11`: what the office did in a month, in figures. */
export const ReportsPage = () => {
  const [params] = useSearchParams()
  const month = params.get('month') ?? undefined
  const loaded = useRead(api.reports.get, { query: { month } })
  const hasNone = loaded.data && !loaded.data.months.includes(loaded.data.month)
  return (
    <Page title="Reports">
      {loaded.failure?.status === 422 || hasNone ? (
        <EmptyState action="Show this month" to={paths.adminReports}>
          There is no report of this month.
        </EmptyState>
      ) : (
        <WhenLoaded from={loaded} lines={12}>
          {(report) => <MonthReport report={report} />}
        </WhenLoaded>
      )}
    </Page>
  )
}
