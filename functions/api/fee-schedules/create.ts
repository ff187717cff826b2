import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import type { Route } from '#functions/http/route.ts'
import type { feeSchedules } from '#shared/contract/fee-schedules.ts'
import { firstDayErrors } from '#shared/rules/fee-schedules.ts'

export const route: Route<typeof feeSchedules.create> = async (
  { body, staff, today, attempt },
  { feeSchedules },
) => {
  requireNoFieldErrors(firstDayErrors(body, today))
  const by = { id: staff.id, name: staff.account.name }
  const data = await feeSchedules.add({ ...body, sample: false }, { by, today, attempt })
  return { data, message: 'Fee schedule added' }
}
