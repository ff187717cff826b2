/** The days of the day book that were closed, each with its corrections. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { closedDayKey } from '#functions/platform/table/keys/payments.ts'
import { dayBookPartition } from '#functions/platform/table/partitions.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { putNew, storedItem, update, within } from '#functions/platform/table/write.ts'
import { type ClosedDay, closedDay } from '#shared/payments/records/day-book.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'

/** The write that corrects a closed day. */
export const writeToCorrect = (day: string, correction: ClosedDay['corrections'][number]): Write =>
  update({
    Key: { ...closedDayKey(day) },
    UpdateExpression: 'SET corrections = list_append(corrections, :one)',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':one': [correction] },
  })

export const closedDays = ({ table }: AppContext) => ({
  read: (day: string): Promise<ClosedDay | null> => table.read(closedDay, closedDayKey(day)),

  ofMonth: (month: string): Promise<ClosedDay[]> =>
    table.list(closedDay, {
      ...within(dayBookPartition, { beginning: `${month}-` }),
      ConsistentRead: true,
    }),

  /** @returns false when it was closed before */
  close: (day: string, by: Clerk, now: Date): Promise<boolean> => {
    const closed = { day, closed: { by, at: now.toISOString() }, corrections: [] }
    return table.tryWrite([putNew(storedItem(closedDayKey(day), closed))])
  },
})
