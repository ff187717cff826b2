/** My work: what waits for a member of staff, in the groups of their roles. */

import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { daysSince } from '#shared/applications/rules/status-durations.ts'
import type { WorkGroup, WorkView } from '#shared/cases/records/work.ts'
import { groupsOf, type WorkGroupKey } from '#shared/cases/rules/work-groups.ts'
import { limitOf } from '#shared/staff/rules/step-limits.ts'
import { type FoundWork, type WorkContext, workFinder } from './find-work.ts'

/** Shown of each group among the others, and of a group alone. */
const firstRows = 5
const rowsOfOneGroup = 50

const presentGroup = (
  key: WorkGroupKey,
  { cases, count, more = false }: FoundWork,
  { today, limits, rows }: WorkContext,
): WorkGroup => ({
  key,
  count,
  more,
  rows: cases.slice(0, rows).map(({ waiting, why = null }) => ({
    ...waiting,
    days: daysSince(waiting.status_since, today),
    limit: limitOf(waiting.status, limits),
    why,
  })),
})

/** @param only one group, with more of its cases; none where it does not belong to the caller's roles */
export const listWork = async (
  only: WorkGroupKey | undefined,
  staff: StaffMember,
  today: string,
  services: WorkContext['services'] & Needs<'officeSettings'>,
): Promise<WorkView> => {
  const { step_limits: limits } = await services.officeSettings.read()
  const context = { staff, today, limits, rows: only ? rowsOfOneGroup : firstRows, services }
  const find = workFinder(context)
  const keys = groupsOf(staff.account.roles).filter((key) => !only || key === only)
  const groups = await Promise.all(keys.map(async (key) => presentGroup(key, await find(key), context)))
  return { groups }
}
