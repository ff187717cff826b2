import { feeSchedules } from '#functions/payments/data/fee-schedule.ts'
import { route } from '#functions/platform/http/route.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import { calculateFee } from '#shared/applications/rules/fee.ts'
import { feeDateErrors } from '#shared/kit/dates.ts'

export const calculate = route(
  'fee.calculate',
  { feeSchedules },
  async ({ query, today }, { feeSchedules }) => {
    requireNoFieldErrors(feeDateErrors(query, today))
    const details = calculateFee(await feeSchedules.on(today), query.issue_date, today)
    return { data: details.amounts['New Registration'], details }
  },
)
