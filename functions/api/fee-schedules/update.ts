import { futureSchedule } from '#functions/app/fee-schedules/future-schedule.ts'
import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.update', typeof needs> = async (request, services) => {
  const { params, body, staff, today, attempt } = request
  const before = await futureSchedule(params.first_day, request, services)
  const by = { id: staff.id, name: staff.account.name }
  const after = { ...body, effective_from: before.effective_from, sample: false }
  const data = await services.feeSchedules.change(before, after, { by, today, attempt })
  return { data, message: 'Fee schedule changed' }
}
