import type { Route } from '#functions/http/route.ts'
import { feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeSchedules }

export const route: Route<'feeSchedules.list', typeof needs> = async ({ today }, { feeSchedules }) => {
  const [schedules, changes] = await Promise.all([feeSchedules.list(), feeSchedules.changes()])
  return { data: { today, schedules, changes } }
}
