/** Fee schedules by their first day, and the history of their changes. A schedule that has begun is never changed. */
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
import type { Attempt } from './record.ts'
import { ConditionFailed, type Table, type Write } from './table.ts'
import { put, putNew, remove, storedItem } from './write.ts'

const changesShown = 50

/** Who changes a schedule, and on which day of the council. */
interface ScheduleChange {
  by: Clerk
  today: string
  attempt: Attempt
}

const itemOf = (schedule: FeeScheduleRecord, { attempt }: ScheduleChange) =>
  storedItem(feeScheduleKey(schedule.effective_from), { ...schedule, changed_by: attempt.requestId })

/** The condition that a schedule is as it was read and has not begun. Schedules stored without a version count as version 1. */
const ifUnchanged = ({ version }: FeeScheduleRecord, today: string) => ({
  ConditionExpression: `effective_from > :today AND (#version = :version${version === 1 ? ' OR (attribute_exists(pk) AND attribute_not_exists(#version))' : ''})`,
  ExpressionAttributeNames: { '#version': 'version' },
  ExpressionAttributeValues: { ':today': today, ':version': version },
})

const alreadyBegun = () => new Conflict('This schedule has begun and can no longer be changed')

export const createFeeSchedules = (table: Table, newId: () => string) => {
  const read = async (firstDay: string): Promise<FeeScheduleRecord | null> => {
    const item = await table.get(feeScheduleKey(firstDay), { consistent: true })
    return item && feeScheduleRecord.parse(item)
  }

  const putChange = (
    event: FeeScheduleChange['event'],
    { before, after }: { before?: FeeSchedule; after?: FeeSchedule },
    { by, attempt }: ScheduleChange,
  ) => {
    const at = attempt.now.toISOString()
    const change: FeeScheduleChange = {
      event,
      at,
      by,
      before: before ? formatFeeSchedule(before) : null,
      after: after ? formatFeeSchedule(after) : null,
    }
    return putNew(storedItem(feeScheduleChangeKey(at, newId()), change))
  }

  /** A change and its history entry, both or none. @throws Stale or Conflict when the schedule is not as it was read */
  const write = async (
    writes: Write[],
    before: FeeScheduleRecord,
    { today, attempt }: ScheduleChange,
  ): Promise<void> => {
    try {
      await table.transact(writes)
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const item = await table.get(feeScheduleKey(before.effective_from), { consistent: true })
      if (item?.changed_by === attempt.requestId) return // done before, and the answer was lost
      if (!item) throw new Conflict('This schedule no longer exists')
      throw before.effective_from <= today ? alreadyBegun() : new Stale(feeScheduleRecord.parse(item))
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
      table.put(storedItem(feeScheduleKey(schedule.effective_from), { ...schedule, version: 1 })),

    read,

    /** All schedules, the latest first; there is hardly more than one a year. */
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
    add: async (schedule: FeeSchedule, change: ScheduleChange): Promise<FeeScheduleRecord> => {
      const after = { ...schedule, version: 1 }
      try {
        await table.transact([putNew(itemOf(after, change)), putChange('ADDED', { after }, change)])
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await table.get(feeScheduleKey(schedule.effective_from), { consistent: true })
        if (stored?.changed_by !== change.attempt.requestId)
          throw new Conflict('A schedule already begins on this day')
      }
      return after
    },

    /** @throws Stale when another change was faster; Conflict when the schedule has begun or was removed */
    change: async (
      before: FeeScheduleRecord,
      schedule: FeeSchedule,
      change: ScheduleChange,
    ): Promise<FeeScheduleRecord> => {
      const after = { ...schedule, effective_from: before.effective_from, version: before.version + 1 }
      const putSchedule = put(itemOf(after, change), ifUnchanged(before, change.today))
      await write([putSchedule, putChange('CHANGED', { before, after }, change)], before, change)
      return after
    },

    /** @throws as `change` */
    remove: async (before: FeeScheduleRecord, change: ScheduleChange): Promise<void> => {
      const removeSchedule = remove(feeScheduleKey(before.effective_from), ifUnchanged(before, change.today))
      await write([removeSchedule, putChange('REMOVED', { before }, change)], before, change)
    },
  }
}
