/** The actions that people may take with a proposal for a fee schedule, and what it would change. */

import type { FeeRule, FeeSchedule } from '#shared/applications/records/fee.ts'
import { formatDate, formatRupees } from '#shared/kit/format.ts'
import { type FeeTitle, feeTitles } from '#shared/vocabulary/applications.ts'
import type { FeeScheduleProposal } from '../records/fee-schedule-proposal.ts'
import { formatLateRate, isLocked, scheduleOn } from './fee-schedules.ts'

type Contents = Pick<FeeScheduleProposal, 'before' | 'after'>

/** The effect of confirming a proposal. */
export const proposedEvent = ({ before, after }: Contents): 'ADDED' | 'CHANGED' | 'REMOVED' => {
  if (!after) return 'REMOVED'
  return before ? 'CHANGED' : 'ADDED'
}

/** "a new fee schedule", "a change of the fee schedule", "the removal of the fee schedule" */
export const proposedWords = {
  ADDED: 'a new fee schedule',
  CHANGED: 'a change of the fee schedule',
  REMOVED: 'the removal of the fee schedule',
} as const

const titles = { ADDED: 'New schedule', CHANGED: 'Change', REMOVED: 'Removal' } as const

/** "Change: Fees 2027, from 01-07-2027": the name is the one of today. */
export const proposalTitle = (
  proposal: Pick<FeeScheduleProposal, 'first_day' | 'before' | 'after'>,
): string =>
  `${titles[proposedEvent(proposal)]}: ${(proposal.before ?? proposal.after)?.name}, from ${formatDate(proposal.first_day)}`

/** When its first day has come, a proposal can no longer set a fee: it can only be refused or withdrawn. */
export const isTooLate = ({ first_day }: Pick<FeeScheduleProposal, 'first_day'>, today: string): boolean =>
  isLocked({ effective_from: first_day }, today)

export const tooLate = 'The first day has come, so this can no longer be confirmed'

/** The schedules as they would be after the confirmation. */
export const schedulesWith = (
  schedules: readonly FeeSchedule[],
  { first_day, after }: Pick<FeeScheduleProposal, 'first_day' | 'after'>,
): FeeSchedule[] => {
  const others = schedules.filter(({ effective_from }) => effective_from !== first_day)
  return after ? [...others, after] : others
}

export interface Difference {
  part: string
  before: string
  after: string
}

const none = 'None'

const partsOf = (rule: FeeRule | undefined): Record<string, string> => ({
  Fee: rule ? formatRupees(rule.base) : none,
  'Days of grace': rule?.late ? String(rule.grace_in_days) : none,
  'Late fee': rule?.late ? formatLateRate(rule.late) : none,
  'Late fee, at most': rule?.late ? formatRupees(rule.late.cap) : none,
})

const ruleDifferences = (before: FeeRule | undefined, after: FeeRule | undefined): Difference[] => {
  const proposed = partsOf(after)
  return Object.entries(partsOf(before))
    .map(([part, old]) => ({ part, before: old, after: proposed[part] ?? none }))
    .filter((difference) => difference.before !== difference.after)
}

interface Comparison {
  /** The names of the schedules that apply from the first day on, without the proposal and with it. */
  names: { before: string; after: string }
  titles: { title: FeeTitle; differences: Difference[] }[]
}

/** The differences from the proposal's first day on, title by title. */
export const compareProposal = (
  schedules: readonly FeeSchedule[],
  proposal: Pick<FeeScheduleProposal, 'first_day' | 'after'>,
): Comparison => {
  const before = scheduleOn(schedules, proposal.first_day)
  const after = scheduleOn(schedulesWith(schedules, proposal), proposal.first_day)
  return {
    names: { before: before?.name ?? none, after: after?.name ?? none },
    titles: feeTitles.map((title) => ({
      title,
      differences: ruleDifferences(before?.rules[title], after?.rules[title]),
    })),
  }
}
