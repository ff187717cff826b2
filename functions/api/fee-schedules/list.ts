import type { Route } from '#functions/http/route.ts'
import { feeScheduleProposals, feeSchedules } from '#functions/services/service-factories.ts'

export const needs = { feeScheduleProposals, feeSchedules }

export const route: Route<'feeSchedules.list', typeof needs> = async (
  { today },
  { feeScheduleProposals, feeSchedules },
) => {
  const [schedules, proposals, changes] = await Promise.all([
    feeSchedules.list(),
    feeScheduleProposals.list(),
    feeScheduleProposals.changes(),
  ])
  return { data: { today, schedules, proposals, changes } }
}
