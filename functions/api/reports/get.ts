import { monthReport } from '#functions/app/reports/month-report.ts'
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import { reportCounter, roster, statusDurations } from '#functions/services/service-factories.ts'
import { reportMonths } from '#shared/cases/rules/reports.ts'
import { monthOf } from '#shared/kit/dates.ts'

export const needs = { reportCounter, roster, statusDurations }

export const route: Route<'reports.get', typeof needs> = async ({ query, today }, services) => {
  const month = query.month ?? monthOf(today)
  if (!reportMonths(today).includes(month))
    requireNoFieldErrors({ month: ['Choose one of the last 13 months'] })
  return { data: await monthReport(month, today, services) }
}
