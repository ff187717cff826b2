/** The outcomes of the proposals for fee schedules, in the order of time, including the operators' additions. */
import { feeScheduleChangeKey } from '#functions/platform/table/keys/payments.ts'
import { feeScheduleChangePrefix, feeSchedulePartition } from '#functions/platform/table/partitions.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Item, Table, Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, within } from '#functions/platform/table/write.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { type FeeScheduleChange, feeScheduleChange } from '#shared/payments/records/fee-schedule-list.ts'
import type { FeeScheduleProposal } from '#shared/payments/records/fee-schedule-proposal.ts'
import { formatFeeSchedule } from '#shared/payments/rules/fee-schedules.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'

const changesShown = 50

/** How a proposal ended, and the reason of a refusal. */
interface Settlement {
  event: FeeScheduleChange['event']
  refusal?: string
}

export const createFeeScheduleHistory = (table: Table, newId: () => string) => {
  const newestItems = (): Promise<Item[]> =>
    table.query({
      ...within(feeSchedulePartition, { beginning: feeScheduleChangePrefix }),
      ScanIndexForward: false,
      ConsistentRead: true,
      Limit: changesShown,
    })

  return {
    /** The newest 50, newest first. */
    newest: async (): Promise<FeeScheduleChange[]> =>
      (await newestItems()).map((item) => feeScheduleChange.parse(item)),

    /** The entry that a proposal leaves when it ends. */
    entryOf: (
      { id, before, after, by: proposer, at: proposedAt, reason }: FeeScheduleProposal,
      { event, refusal = '' }: Settlement,
      { by, attempt }: { by: Clerk; attempt: Attempt },
    ): Write => {
      const at = attempt.now.toISOString()
      const change: FeeScheduleChange = {
        event,
        at,
        by,
        proposed: { by: proposer, at: proposedAt, reason },
        reason: refusal || null,
        before: before ? formatFeeSchedule(before) : null,
        after: after ? formatFeeSchedule(after) : null,
      }
      const marks = { proposal_id: id, changed_by: attempt.requestId }
      return putNew(storedItem(feeScheduleChangeKey(at, newId()), { ...change, ...marks }))
    },

    /**
     * For a proposal that is not open any more.
     * @returns how it ended, when the request of this id has ended it. @throws Conflict that says who else has
     */
    explainEnd: async (proposalId: string, requestId: string): Promise<FeeScheduleChange['event']> => {
      const item = (await newestItems()).find(({ proposal_id }) => proposal_id === proposalId)
      if (!item) throw new Conflict('This proposal is not there any more')
      const { event, by } = feeScheduleChange.parse(item)
      if (item.changed_by === requestId) return event // done before, and the answer was lost
      const verb = { REFUSED: 'refused', WITHDRAWN: 'withdrawn' }[event as string] ?? 'confirmed'
      throw new Conflict(`${by.name} has ${verb} this proposal already`)
    },
  }
}
