import { futureSchedule } from '#functions/app/fee-schedules/future-schedule.ts'
import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.remove', typeof needs> = async (request, services) => {
  const { params, staff, today, attempt } = request
  const before = await futureSchedule(params.first_day, request, services)
  const by = { id: staff.id, name: staff.account.name }
  await services.feeSchedules.remove(before, { by, today, attempt })
  return { data: null, message: 'Fee schedule removed' }
}
