/** Fee schedules by their first day. */
import { Unavailable } from '#shared/errors.ts'
import { type FeeSchedule, feeSchedule } from '#shared/records/fee.ts'
import { feeSchedulePartition } from './keys.ts'
import type { Table } from './table.ts'

export const createFeeSchedules = (table: Table) => ({
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
    table.put({ pk: feeSchedulePartition, sk: schedule.effective_from, _v: 1, ...schedule }),
})
