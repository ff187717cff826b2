import { loadFutureSchedule } from '#functions/app/fee-schedules/load-future-schedule.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.update', typeof needs> = async (request, services) => {
  const { params, body, staff, today, attempt } = request
  const before = await loadFutureSchedule(params.first_day, request, services)
  const by = clerkOf(staff)
  const after = { ...body, effective_from: before.effective_from, sample: false }
  const data = await services.feeSchedules.change(before, after, { by, today, attempt })
  return { data, message: 'Fee schedule changed' }
}
