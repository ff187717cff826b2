import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { feeDateErrors } from '#shared/kit/dates.ts'

export const needs = { feeSchedules }

export const route: Route<'fee.calculate', typeof needs> = async ({ query, today }, { feeSchedules }) => {
  requireNoFieldErrors(feeDateErrors(query, today))
  const details = calculateFee(await feeSchedules.on(today), query.issue_date, today)
  return { data: details.amounts['New Registration'], details }
}
