/** Fee schedules by their first day, and behind them who changed which. One that has begun is never written again. */
import { Conflict, Stale, Unavailable } from '#shared/errors.ts'
import { type FeeSchedule, feeSchedule } from '#shared/records/fee.ts'
import {
  type FeeScheduleChange,
  type FeeScheduleRecord,
  feeScheduleChange,
  feeScheduleRecord,
} from '#shared/records/fee-schedule.ts'
import type { Clerk } from '#shared/records/review.ts'
import { formatFeeSchedule } from '#shared/rules/fee-schedules.ts'
import { feeScheduleChangeKey, feeScheduleKey } from './keys.ts'
import { endOfCore, feeSchedulePartition } from './partitions.ts'
import { type Attempt, putNew } from './record.ts'
import { ConditionFailed, type Table, type TransactItem } from './table.ts'

const changesShown = 50

/** Somebody's try, with the council's day on which it is made. */
interface Trying {
  by: Clerk
  today: string
  attempt: Attempt
}

const itemOf = (schedule: FeeScheduleRecord, { attempt }: Trying) => ({
  ...feeScheduleKey(schedule.effective_from),
  _v: 1,
  ...schedule,
  changed_by: attempt.requestId,
})

/** As it was read, and not begun. Schedules of before there were versions count as the first. */
const unchanged = ({ version }: FeeScheduleRecord, today: string) => ({
  ConditionExpression: `effective_from > :today AND (#version = :version${version === 1 ? ' OR (attribute_exists(pk) AND attribute_not_exists(#version))' : ''})`,
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':today': today, ':version': version },
})

const hasBegun = () => new Conflict('This schedule has begun and can no longer be changed')

export const createFeeSchedules = (table: Table, newId: () => string) => {
  const read = async (firstDay: string): Promise<FeeScheduleRecord | null> => {
    const item = await table.get(feeScheduleKey(firstDay), { consistent: true })
    return item && feeScheduleRecord.parse(item)
  }

  const noted = (
    event: FeeScheduleChange['event'],
    { before, after }: { before?: FeeSchedule; after?: FeeSchedule },
    { by, attempt }: Trying,
  ) => {
    const at = attempt.now.toISOString()
    const change: FeeScheduleChange = {
      event,
      at,
      by,
      before: before ? formatFeeSchedule(before) : null,
      after: after ? formatFeeSchedule(after) : null,
    }
    return putNew({ ...feeScheduleChangeKey(at, newId()), _v: 1, ...change })
  }

  /** The write and the note of it, both or none. @throws what stands in the way of a schedule that was read before */
  const write = async (
    writes: ((name: string) => TransactItem)[],
    before: FeeScheduleRecord,
    { today, attempt }: Trying,
  ): Promise<void> => {
    try {
      await table.transact((name) => writes.map((it) => it(name)))
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const item = await table.get(feeScheduleKey(before.effective_from), { consistent: true })
      if (item?.changed_by === attempt.requestId) return // done before, and the answer was lost
      if (!item) throw new Conflict('No schedule begins on this day any more')
      throw before.effective_from <= today ? hasBegun() : new Stale(feeScheduleRecord.parse(item))
    }
  }

  return {
    /** The schedule that applies on a day: the latest that has begun. @throws Unavailable when there is none. */
    on: async (day: string): Promise<FeeSchedule> => {
      const [item] = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk <= :day',
        ExpressionAttributeValues: { ':pk': feeSchedulePartition, ':day': day },
        ScanIndexForward: false,
        Limit: 1,
      })
      if (!item) throw new Unavailable('No fee has been set for this day')
      return feeSchedule.parse(item)
    },

    put: (schedule: FeeSchedule): Promise<void> =>
      table.put({ ...feeScheduleKey(schedule.effective_from), _v: 1, ...schedule, version: 1 }),

    read,

    /** All of them, the latest first; there is hardly more than one a year. */
    list: async (): Promise<FeeScheduleRecord[]> => {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk < :end',
        ExpressionAttributeValues: { ':pk': feeSchedulePartition, ':end': endOfCore },
        ScanIndexForward: false,
        ConsistentRead: true,
      })
      return items.map((item) => feeScheduleRecord.parse(item))
    },

    /** The newest 50 changes, newest first. */
    changes: async (): Promise<FeeScheduleChange[]> => {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND sk > :end',
        ExpressionAttributeValues: { ':pk': feeSchedulePartition, ':end': endOfCore },
        ScanIndexForward: false,
        Limit: changesShown,
      })
      return items.map((item) => feeScheduleChange.parse(item))
    },

    /** @throws Conflict when a schedule begins on that day already. */
    add: async (schedule: FeeSchedule, trying: Trying): Promise<FeeScheduleRecord> => {
      const after = { ...schedule, version: 1 }
      try {
        await table.transact((name) => [
          putNew(itemOf(after, trying))(name),
          noted('ADDED', { after }, trying)(name),
        ])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await table.get(feeScheduleKey(schedule.effective_from), { consistent: true })
        if (stored?.changed_by !== trying.attempt.requestId)
          throw new Conflict('A schedule that begins on this day stands already')
      }
      return after
    },

    /** @throws Stale when somebody was faster; Conflict when it has begun or is gone */
    change: async (
      before: FeeScheduleRecord,
      schedule: FeeSchedule,
      trying: Trying,
    ): Promise<FeeScheduleRecord> => {
      const after = { ...schedule, effective_from: before.effective_from, version: before.version + 1 }
      const put = (TableName: string): TransactItem => ({
        Put: { TableName, Item: itemOf(after, trying), ...unchanged(before, trying.today) },
      })
      await write([put, noted('CHANGED', { before, after }, trying)], before, trying)
      return after
    },

    /** @throws as `change` */
    remove: async (before: FeeScheduleRecord, trying: Trying): Promise<void> => {
      const gone = (TableName: string): TransactItem => ({
        Delete: {
          TableName,
          Key: { ...feeScheduleKey(before.effective_from) },
          ...unchanged(before, trying.today),
        },
      })
      await write([gone, noted('REMOVED', { before }, trying)], before, trying)
    },
  }
}
export type FeeSchedules = ReturnType<typeof createFeeSchedules>
