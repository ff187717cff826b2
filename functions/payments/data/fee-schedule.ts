/** Confirmed fee schedules by their first day. A schedule that has begun is never changed; proposals: fee-schedule-proposal.ts. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { feeScheduleKey } from '#functions/platform/table/keys/payments.ts'
import { endOfCore, feeSchedulePartition } from '#functions/platform/table/partitions.ts'
import { storedItem, within } from '#functions/platform/table/write.ts'
import { type FeeSchedule, feeSchedule } from '#shared/applications/records/fee.ts'
import { Unavailable } from '#shared/kit/errors.ts'
import { type FeeScheduleRecord, feeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'

export const feeSchedules = ({ table }: AppContext) => ({
  /** The schedule that applies on a day: the latest that has begun. @throws Unavailable when there is none. */
  on: async (day: string): Promise<FeeSchedule> => {
    const [item] = await table.query({
      ...within(feeSchedulePartition, { upTo: day }),
      ScanIndexForward: false,
      Limit: 1,
    })
    if (!item) throw new Unavailable('No fee has been set for this day')
    return feeSchedule.parse(item)
  },

  put: (schedule: FeeSchedule): Promise<void> =>
    table.put(storedItem(feeScheduleKey(schedule.effective_from), { ...schedule, version: 1 })),

  read: (firstDay: string): Promise<FeeScheduleRecord | null> =>
    table.read(feeScheduleRecord, feeScheduleKey(firstDay)),

  /** All schedules, the latest first; there is hardly more than one a year. */
  list: (): Promise<FeeScheduleRecord[]> =>
    table.list(feeScheduleRecord, {
      ...within(feeSchedulePartition, { before: endOfCore }),
      ScanIndexForward: false,
      ConsistentRead: true,
    }),
})
