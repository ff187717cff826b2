import type { Route } from '#functions/http/route.ts'
import type { feeSchedules } from '#shared/contract/fee-schedules.ts'

export const route: Route<typeof feeSchedules.list> = async ({ today }, { feeSchedules }) => {
  const [schedules, changes] = await Promise.all([feeSchedules.list(), feeSchedules.changes()])
  return { data: { today, schedules, changes } }
}
