import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'
import { firstDayErrors } from '#shared/rules/fee-schedules.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.create', typeof needs> = async (
  { body, staff, today, attempt },
  { feeSchedules },
) => {
  requireNoFieldErrors(firstDayErrors(body, today))
  const by = clerkOf(staff)
  const data = await feeSchedules.add({ ...body, sample: false }, { by, today, attempt })
  return { data, message: 'Fee schedule added' }
}
