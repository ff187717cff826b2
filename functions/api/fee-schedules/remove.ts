import { loadFutureSchedule } from '#functions/app/fee-schedules/load-future-schedule.ts'
import { clerkOf } from '#functions/app/staff/clerk.ts'
import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.remove', typeof needs> = async (request, services) => {
  const { params, staff, today, attempt } = request
  const before = await loadFutureSchedule(params.first_day, request, services)
  const by = clerkOf(staff)
  await services.feeSchedules.remove(before, { by, today, attempt })
  return { data: null, message: 'Fee schedule removed' }
}
