import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { feeScheduleProposals } from '#functions/services/service-factories.ts'
import { firstDayErrors } from '#shared/payments/rules/fee-schedules.ts'

export const needs = { feeScheduleProposals }

export const route: Route<'feeSchedules.create', typeof needs> = async (
  { body, staff, today, attempt },
  { feeScheduleProposals },
) => {
  requireNoFieldErrors(firstDayErrors(body, today))
  const { reason, ...schedule } = body
  const by = clerkOf(staff)
  const data = await feeScheduleProposals.propose(
    { first_day: body.effective_from, before: null, after: { ...schedule, sample: false }, reason },
    { by, today, attempt },
  )
  return { data, message: 'New fee schedule sent for confirmation' }
}
