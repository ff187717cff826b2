import type { AdminUser } from '#shared/records/current-user.ts'
import type { FeeScheduleProposal } from '#shared/records/fee-schedule-proposal.ts'
import type { WorkGroup } from '#shared/records/work.ts'
import { personObstacle } from '#shared/rules/fee-schedule-proposals.ts'
import { api } from '#web/api/client.ts'
import { seesCases, setsFees } from '#web/session/admin-session.tsx'

interface MyWorkOfToday {
  groups: WorkGroup[]
  /** For the fee schedules, of other people. */
  proposals: FeeScheduleProposal[]
  today: string
}

/** What waits for a member of staff: cases, and proposals for the fee schedules, each for those whose roles act on them. */
export const loadMyWork = async (admin: AdminUser | null, signal: AbortSignal): Promise<MyWorkOfToday> => {
  const [work, schedules] = await Promise.all([
    seesCases(admin) ? api.work.list({ query: {} }, { signal }) : null,
    setsFees(admin) ? api.feeSchedules.list({}, { signal }) : null,
  ])
  const { proposals = [], today = '' } = schedules?.data ?? {}
  return {
    groups: work?.data.groups ?? [],
    proposals: proposals.filter((proposal) => !personObstacle('confirm', proposal, admin?.id ?? '')),
    today,
  }
}
export type LoadedWork = Awaited<ReturnType<typeof loadMyWork>>
