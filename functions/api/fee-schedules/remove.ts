import { loadFutureSchedule } from '#functions/app/fee-schedules/load-future-schedule.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { feeScheduleProposals, feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeScheduleProposals, feeSchedules }

export const route: Route<'feeSchedules.remove', typeof needs> = async (request, services) => {
  const { params, body, staff, today, attempt } = request
  const before = await loadFutureSchedule(params.first_day, request, services)
  const first_day = before.effective_from
  const by = clerkOf(staff)
  const data = await services.feeScheduleProposals.propose(
    { first_day, before, after: null, reason: body.reason },
    { by, today, attempt },
  )
  return { data, message: 'Removal sent for confirmation' }
}
