/** What is proposed for the fee schedules, and what became of it. A proposal sets no fee; its confirmation writes the schedule. */
import { Conflict, Stale } from '#shared/errors.ts'
import { type FeeScheduleRecord, feeScheduleRecord } from '#shared/records/fee-schedule.ts'
import { type FeeScheduleChange, feeScheduleChange } from '#shared/records/fee-schedule-list.ts'
import { type FeeScheduleProposal, feeScheduleProposal } from '#shared/records/fee-schedule-proposal.ts'
import type { Clerk } from '#shared/records/review.ts'
import { proposedEvent, proposedWords } from '#shared/rules/fee-schedule-proposals.ts'
import { formatFeeSchedule, isLocked, scheduleHasBegun } from '#shared/rules/fee-schedules.ts'
import { feeScheduleChangeKey, feeScheduleKey, feeScheduleProposalKey } from './keys.ts'
import { feeScheduleChangePrefix, feeSchedulePartition, feeScheduleProposalPrefix } from './partitions.ts'
import { type Attempt, fingerprint } from './record.ts'
import { ConditionFailed, type Table, type Write } from './table.ts'
import { check, put, putNew, remove, storedItem } from './write.ts'

const changesShown = 50

/** Who proposes or settles something, and on which day of the council. */
interface ProposalAttempt {
  by: Clerk
  today: string
  attempt: Attempt
}

/** The condition that the schedule is as it was when the proposal was made, and has not begun. */
const ifAsProposed = (before: FeeScheduleRecord | null, today: string) => {
  if (!before) return { ConditionExpression: 'attribute_not_exists(pk)' }
  // Schedules stored without a version count as version 1.
  const unversioned = ' OR (attribute_exists(pk) AND attribute_not_exists(#version))'
  return {
    ConditionExpression: `effective_from > :today AND (#version = :version${before.version === 1 ? unversioned : ''})`,
    ExpressionAttributeNames: { '#version': 'version' },
    ExpressionAttributeValues: { ':today': today, ':version': before.version },
  }
}

const scheduleStands = () => new Conflict('A schedule that begins on this day stands already')
const scheduleGone = () => new Conflict('No schedule begins on this day any more')

export const createFeeScheduleProposals = (table: Table, newId: () => string) => {
  const query = (prefix: string, newestFirst: boolean, Limit?: number) =>
    table.query({
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': feeSchedulePartition, ':prefix': prefix },
      ScanIndexForward: !newestFirst,
      ConsistentRead: true,
      Limit,
    })
  const newestChanges = () => query(feeScheduleChangePrefix, true, changesShown)

  const storedProposal = (firstDay: string) =>
    table.get(feeScheduleProposalKey(firstDay), { consistent: true })
  const storedSchedule = async (firstDay: string): Promise<FeeScheduleRecord | null> => {
    const item = await table.get(feeScheduleKey(firstDay), { consistent: true })
    return item && feeScheduleRecord.parse(item)
  }

  /** The proposal ends: it is deleted if it is still there, and the history says what became of it. */
  const settle = (
    { id, first_day, before, after, by: proposer, at, reason }: FeeScheduleProposal,
    event: FeeScheduleChange['event'],
    { by, attempt }: ProposalAttempt,
    refusal: string | null = null,
  ): Write[] => {
    const settledAt = attempt.now.toISOString()
    const change: FeeScheduleChange = {
      event,
      at: settledAt,
      by,
      proposed: { by: proposer, at, reason },
      reason: refusal,
      before: before ? formatFeeSchedule(before) : null,
      after: after ? formatFeeSchedule(after) : null,
    }
    const marks = { proposal_id: id, changed_by: attempt.requestId }
    return [
      remove(feeScheduleProposalKey(first_day), {
        ConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': id },
      }),
      putNew(storedItem(feeScheduleChangeKey(settledAt, newId()), { ...change, ...marks })),
    ]
  }

  /** Nothing when this very request has settled the proposal before. @throws Conflict that says who has settled it */
  const explainMissing = async (id: string, requestId?: string): Promise<void> => {
    const item = (await newestChanges()).find((change) => change.proposal_id === id)
    if (item && item.changed_by === requestId) return
    if (!item) throw new Conflict('This proposal is not there any more')
    const { event, by } = feeScheduleChange.parse(item)
    const verb = { REFUSED: 'refused', WITHDRAWN: 'withdrawn' }[event as string] ?? 'confirmed'
    throw new Conflict(`${by.name} has ${verb} this proposal already`)
  }

  /** @throws Conflict when the proposal was settled, or the schedule is not the one that it was made for */
  const settleBy = async (
    proposal: FeeScheduleProposal,
    writes: Write[],
    { today, attempt }: ProposalAttempt,
  ): Promise<void> => {
    try {
      await table.transact(writes)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const stored = await storedProposal(proposal.first_day)
      if (stored?.id !== proposal.id) return explainMissing(proposal.id, attempt.requestId)
      if (!proposal.before) throw scheduleStands()
      const schedule = await storedSchedule(proposal.first_day)
      if (!schedule) throw scheduleGone()
      if (isLocked(schedule, today)) throw new Conflict(scheduleHasBegun)
      throw new Conflict('The schedule was changed after this was proposed. It can be refused or withdrawn')
    }
  }

  return {
    /** All that waits for a second person, by first day. */
    list: async (): Promise<FeeScheduleProposal[]> =>
      (await query(feeScheduleProposalPrefix, false)).map((item) => feeScheduleProposal.parse(item)),

    /** The newest 50 changes, newest first. */
    changes: async (): Promise<FeeScheduleChange[]> =>
      (await newestChanges()).map((item) => feeScheduleChange.parse(item)),

    /** @param id of the proposal that was read. @throws Conflict that says what became of it when it is not open any more */
    read: async (firstDay: string, id: string): Promise<FeeScheduleProposal> => {
      const item = await storedProposal(firstDay)
      if (item?.id === id) return feeScheduleProposal.parse(item)
      await explainMissing(id)
      throw new Conflict('This proposal is not there any more')
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
      try {
        await table.transact([putNew(item), asRead])
        return proposal
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await storedProposal(firstDay)
        const open = stored && feeScheduleProposal.parse(stored)
        if (open && stored.sent === sent) return open // the same again, because the answer was lost
        if (open)
          throw new Conflict(
            `${open.by.name} has proposed ${proposedWords[proposedEvent(open)]} from this day, which waits for confirmation`,
          )
        if (!before) throw scheduleStands()
        const schedule = await storedSchedule(firstDay)
        if (!schedule) throw scheduleGone()
        throw isLocked(schedule, today) ? new Conflict(scheduleHasBegun) : new Stale(schedule)
      }
    },

    /** Writes the schedule, its history entry, and deletes the proposal: all or nothing. @throws Conflict */
    confirm: async (proposal: FeeScheduleProposal, by: ProposalAttempt): Promise<void> => {
      const { first_day, before, after } = proposal
      const key = feeScheduleKey(first_day)
      const condition = ifAsProposed(before, by.today)
      const schedule = after && { ...after, version: (before?.version ?? 0) + 1 }
      const write = schedule ? put(storedItem(key, schedule), condition) : remove(key, condition)
      await settleBy(proposal, [...settle(proposal, proposedEvent(proposal), by), write], by)
    },

    /** @throws Conflict */
    refuse: (proposal: FeeScheduleProposal, reason: string, by: ProposalAttempt): Promise<void> =>
      settleBy(proposal, settle(proposal, 'REFUSED', by, reason), by),

    /** @throws Conflict */
    withdraw: (proposal: FeeScheduleProposal, by: ProposalAttempt): Promise<void> =>
      settleBy(proposal, settle(proposal, 'WITHDRAWN', by), by),
  }
}
