import { futureSchedule } from '#functions/app/fee-schedules/future-schedule.ts'
import type { Route } from '#functions/http/route.ts'
import type { feeSchedules } from '#shared/contract/fee-schedules.ts'

export const route: Route<typeof feeSchedules.remove> = async (request, services) => {
  const { params, staff, today, attempt } = request
  const before = await futureSchedule(params.first_day, request, services)
  const by = { id: staff.id, name: staff.account.name }
  await services.feeSchedules.remove(before, { by, today, attempt })
  return { data: null, message: 'Fee schedule removed' }
}
