import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { triedDateErrors } from '#shared/payments/rules/fee-schedules.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.calculate', typeof needs> = async ({ query }, { feeSchedules }) => {
  requireNoFieldErrors(triedDateErrors(query))
  const { issue_date, applied_on } = query
  return { data: calculateFee(await feeSchedules.on(applied_on), issue_date, applied_on) }
}
