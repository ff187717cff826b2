import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import type { fee } from '#shared/contract/fee.ts'
import { feeDateErrors } from '#shared/rules/dates.ts'
import { calculateFee } from '#shared/rules/fee.ts'

export const route: Route<typeof fee.calculate> = async ({ query, today }, { feeSchedules }) => {
  requireNoFieldErrors(feeDateErrors(query, today))
  const details = calculateFee(await feeSchedules.on(today), query.issue_date, today)
  return { data: details.amounts['New Registration'], details }
}
