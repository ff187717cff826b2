import type { Services } from '#functions/services.ts'
import type { WaitingProposal } from '#shared/staff/records/proposal.ts'
import type { ProposalKind } from '#shared/staff/rules/proposals.ts'

/** The proposal that waits about this, for the page of what it would change. */
export const waitingAbout = async (
  kind: ProposalKind,
  subject: string,
  proposals: Services['proposals'],
): Promise<WaitingProposal | null> => {
  const proposed = await proposals.about(kind, subject)
  if (!proposed) return null
  const { title, by, at, changes } = proposed
  return { title, by, at, changes }
}
