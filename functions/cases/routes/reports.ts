import { reportCounter } from '#functions/applications/data/counters/report-counter.ts'
import { statusDurations } from '#functions/applications/data/counters/status-durations.ts'
import { monthReport } from '#functions/cases/use-cases/month-report.ts'
import { route } from '#functions/platform/http/route.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { roster } from '#functions/staff/data/roster.ts'
import { officeSettings } from '#functions/staff/data/settings/office-settings.ts'
import { reportMonths } from '#shared/cases/rules/reports.ts'
import { monthOf } from '#shared/kit/dates.ts'

export const get = route(
  'reports.get',
  { reportCounter, roster, statusDurations, officeSettings },
  async ({ query, today }, services) => {
    const month = query.month ?? monthOf(today)
    if (!reportMonths(today).includes(month))
      requireNoFieldErrors({ month: ['Choose one of the last 13 months'] })
    return { data: await monthReport(month, today, services) }
  },
)
