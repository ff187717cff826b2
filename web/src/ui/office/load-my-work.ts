import type { AdminUser } from '#shared/accounts/contract/current-user.ts'
import type { WorkGroup } from '#shared/cases/records/work.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import type { WaitingChangeRequest } from '#shared/register/records/change-request.ts'
import type { WaitingClaim } from '#shared/register/records/claim.ts'
import type { WaitingConcern } from '#shared/register/records/concern.ts'
import type { ShownWatcher } from '#shared/register/records/watcher.ts'
import type { WaitingCnicRequest } from '#shared/staff/records/cnic-request.ts'
import type { Proposal } from '#shared/staff/records/proposal.ts'
import { personObstacle } from '#shared/staff/rules/second-person.ts'
import { api } from '#web/api/client.ts'
import { seesCases, setsFees, settlesProposals } from '#web/session/admin-session.tsx'

interface MyWorkOfToday {
  groups: WorkGroup[]
  /** For the fee schedules, of other people. */
  proposals: FeeScheduleProposal[]
  today: string
  /** Proposals of other people. */
  toConfirm: Proposal[]
  /** For registrars. */
  claims: WaitingClaim[]
  requests: WaitingChangeRequest[]
  concerns: WaitingConcern[]
  watchers: ShownWatcher[]
  /** For which nothing is proposed yet. */
  cnics: WaitingCnicRequest[]
}

/** The work that waits for a member of staff: cases and proposals, each for the roles that act on them. */
export const loadMyWork = async (admin: AdminUser | null, signal?: AbortSignal): Promise<MyWorkOfToday> => {
  const decides = admin?.roles.includes('registrar')
  const [work, schedules, confirmations, claims, requests, cnics, concerns, watchers] = await Promise.all([
    seesCases(admin) ? api.work.list({ query: {} }, { signal }) : null,
    setsFees(admin) ? api.feeSchedules.list({}, { signal }) : null,
    settlesProposals(admin) ? api.proposals.list({}, { signal }) : null,
    decides ? api.claims.list({}, { signal }) : null,
    decides ? api.changeRequests.list({}, { signal }) : null,
    decides ? api.cnicRequests.list({}, { signal }) : null,
    decides ? api.concerns.list({}, { signal }) : null,
    decides ? api.watchers.list({}, { signal }) : null,
  ])
  const { proposals = [], today = '' } = schedules?.data ?? {}
  return {
    groups: work?.data.groups ?? [],
    proposals: proposals.filter((proposal) => !personObstacle('confirm', proposal, admin?.id ?? '')),
    today,
    toConfirm: (confirmations?.data.open ?? []).filter(({ actions }) => actions.includes('confirm')),
    claims: claims?.data ?? [],
    requests: requests?.data ?? [],
    concerns: (concerns?.data.waiting ?? []).filter(({ obstacle }) => !obstacle),
    watchers: (watchers?.data.waiting ?? []).filter(({ proposed }) => !proposed),
    cnics: (cnics?.data ?? []).filter(({ proposed_by }) => !proposed_by),
  }
}
export type LoadedWork = Awaited<ReturnType<typeof loadMyWork>>
