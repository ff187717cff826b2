/** Proposals for fee schedules. A proposal sets no fee; its confirmation writes the schedule. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { feeScheduleKey, feeScheduleProposalKey } from '#functions/platform/table/keys/payments.ts'
import { feeSchedulePartition, feeScheduleProposalPrefix } from '#functions/platform/table/partitions.ts'
import { type Attempt, fingerprint } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { check, put, putNew, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import { type FeeScheduleRecord, feeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'
import type { FeeScheduleChange } from '#shared/payments/records/fee-schedule-list.ts'
import {
  type FeeScheduleProposal,
  feeScheduleProposal,
} from '#shared/payments/records/fee-schedule-proposal.ts'
import { proposedEvent, proposedWords } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { isLocked, scheduleHasBegun } from '#shared/payments/rules/fee-schedules.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { createFeeScheduleHistory } from './fee-schedule-history.ts'

/** The person who proposes or settles something, and the council's day. */
interface ProposalAttempt {
  by: Clerk
  today: string
  attempt: Attempt
}

/** The condition that the schedule is as it was when the proposal was made, and has not begun. */
const ifAsProposed = (before: FeeScheduleRecord | null, today: string) => {
  if (!before) return { ConditionExpression: 'attribute_not_exists(pk)' }
  return {
    ConditionExpression: 'effective_from > :today AND #version = :version',
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':today': today, ':version': before.version },
  }
}

/** The condition that the proposal is the one that was read. */
const ifStill = ({ id }: FeeScheduleProposal) => ({
  ConditionExpression: 'id = :id',
  ExpressionAttributeValues: { ':id': id },
})

/** Why a proposal does not fit the schedule of its day; undefined where it fits but for its version. */
const misfit = (
  before: FeeScheduleRecord | null,
  schedule: FeeScheduleRecord | null,
  today: string,
): Conflict | undefined => {
  if (!before && schedule) return new Conflict('There is already a schedule that begins on this day')
  if (!before) return new Conflict('What was proposed for this day has just been settled. Send yours again')
  if (!schedule) return new Conflict('No schedule begins on this day any more')
  return isLocked(schedule, today) ? new Conflict(scheduleHasBegun) : undefined
}

export const feeScheduleProposals = ({ table, newId }: AppContext) => {
  const history = createFeeScheduleHistory(table, newId)
  const openOn = (firstDay: string) => table.get(feeScheduleProposalKey(firstDay), { consistent: true })
  const scheduleOf = (firstDay: string): Promise<FeeScheduleRecord | null> =>
    table.read(feeScheduleRecord, feeScheduleKey(firstDay))

  /** The proposal ends with these writes. @throws Conflict when it has ended before, or its schedule is another one */
  const end = async (
    proposal: FeeScheduleProposal,
    writes: Write[],
    { today, attempt }: ProposalAttempt,
  ): Promise<void> => {
    const { id, first_day: firstDay, before } = proposal
    if (await table.tryWrite([remove(feeScheduleProposalKey(firstDay), ifStill(proposal)), ...writes])) return
    if ((await openOn(firstDay))?.id !== id) return void (await history.explainEnd(id, attempt.requestId))
    throw (
      misfit(before, await scheduleOf(firstDay), today) ??
      new Conflict('The schedule was changed after this was proposed. It can be refused or withdrawn')
    )
  }

  return {
    /** All that waits for a second person, by first day. */
    list: (): Promise<FeeScheduleProposal[]> =>
      table.list(feeScheduleProposal, {
        ...within(feeSchedulePartition, { beginning: feeScheduleProposalPrefix }),
        ConsistentRead: true,
      }),

    /** The newest 50 that have ended, newest first. */
    changes: history.newest,

    /**
     * @param id of the proposal that was read
     * @returns the open proposal, or how this very attempt has ended it before
     * @throws Conflict that says what became of it when somebody else has ended it
     */
    read: async (
      firstDay: string,
      id: string,
      { requestId }: Attempt,
    ): Promise<FeeScheduleProposal | { ended: FeeScheduleChange['event'] }> => {
      const item = await openOn(firstDay)
      return item?.id === id
        ? feeScheduleProposal.parse(item)
        : { ended: await history.explainEnd(id, requestId) }
    },

    /** @throws Conflict when another proposal for this day is open, or the schedule is not as it was read; Stale */
    propose: async (
      contents: Pick<FeeScheduleProposal, 'first_day' | 'before' | 'after' | 'reason'>,
      { by, today, attempt }: ProposalAttempt,
    ): Promise<FeeScheduleProposal> => {
      const { first_day: firstDay, before } = contents
      const proposal = { id: newId(), ...contents, by, at: attempt.now.toISOString() }
      const sent = fingerprint([contents, by.id])
      const item = storedItem(feeScheduleProposalKey(firstDay), { ...proposal, sent })
      const asRead = check({ Key: { ...feeScheduleKey(firstDay) }, ...ifAsProposed(before, today) })
      if (await table.tryWrite([putNew(item), asRead])) return proposal
      const stored = await openOn(firstDay)
      if (!stored) {
        const schedule = await scheduleOf(firstDay)
        throw misfit(before, schedule, today) ?? new Stale(schedule)
      }
      const open = feeScheduleProposal.parse(stored)
      if (stored.sent === sent) return open // the same again, because the answer was lost
      const what = proposedWords[proposedEvent(open)]
      throw new Conflict(`${open.by.name} has proposed ${what} from this day, which waits for confirmation`)
    },

    /** Writes the schedule, its history entry, and deletes the proposal: all or nothing. @throws Conflict */
    confirm: async (proposal: FeeScheduleProposal, by: ProposalAttempt): Promise<void> => {
      const { first_day, before, after } = proposal
      const key = feeScheduleKey(first_day)
      const condition = ifAsProposed(before, by.today)
      const schedule = after && { ...after, version: (before?.version ?? 0) + 1 }
      const write = schedule ? put(storedItem(key, schedule), condition) : remove(key, condition)
      const entry = history.entryOf(proposal, { event: proposedEvent(proposal) }, by)
      await end(proposal, [entry, write], by)
    },

    /** @throws Conflict */
    refuse: (proposal: FeeScheduleProposal, refusal: string, by: ProposalAttempt): Promise<void> =>
      end(proposal, [history.entryOf(proposal, { event: 'REFUSED', refusal }, by)], by),

    /** @throws Conflict */
    withdraw: (proposal: FeeScheduleProposal, by: ProposalAttempt): Promise<void> =>
      end(proposal, [history.entryOf(proposal, { event: 'WITHDRAWN' }, by)], by),
  }
}
