import { formatDate } from '#shared/format.ts'
import type { FeeScheduleProposal } from '#shared/records/fee-schedule-proposal.ts'
import { proposedEvent } from '#shared/rules/fee-schedule-proposals.ts'

const titles = { ADDED: 'New schedule', CHANGED: 'Change', REMOVED: 'Removal' } as const

/** "Change: Fees 2027, from 01-07-2027": the name is the one of today. */
export const proposalTitle = (
  proposal: Pick<FeeScheduleProposal, 'first_day' | 'before' | 'after'>,
): string =>
  `${titles[proposedEvent(proposal)]}: ${(proposal.before ?? proposal.after)?.name}, from ${formatDate(proposal.first_day)}`
