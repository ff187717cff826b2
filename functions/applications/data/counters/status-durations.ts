/**
 * How long cases stayed in each status: an item for each week, status and shard counts cases by their number of days. It is
 * written in the transaction of the change, so that a repeated change counts once; reading costs the same for any number of cases.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { statusDurationKey, statusDurationPartition } from '#functions/platform/table/keys/counters.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import type { Item, Write } from '#functions/platform/table/table.ts'
import { update, within } from '#functions/platform/table/write.ts'
import {
  daysInStatus,
  firstWeek,
  longestDurationInDays,
  weekOf,
} from '#shared/applications/rules/status-durations.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'

/** The write that counts how many days a case stayed in the status that it leaves. */
export const countDuration = (userId: string, left: ApplicationStatus, since: string, now: Date): Write =>
  update({
    Key: { ...statusDurationKey(weekOf(now), left, shardOf(userId)) },
    UpdateExpression: 'ADD #days :one',
    ExpressionAttributeNames: { '#days': String(daysInStatus(since, now)) },
    ExpressionAttributeValues: { ':one': 1 },
  })

const statusIn = ({ sk }: Item): string => String(sk).split('#')[1] ?? ''

/** For each status how many cases stayed 0 to 60 days. */
const countsByStatus = (items: Item[]): Map<string, number[]> => {
  const counts = new Map<string, number[]>()
  for (const item of items) {
    const days = counts.get(statusIn(item)) ?? Array(longestDurationInDays + 1).fill(0)
    counts.set(
      statusIn(item),
      days.map((count, days) => count + Number(item[days] ?? 0)),
    )
  }
  return counts
}

export const statusDurations = ({ table }: AppContext) => ({
  /** Over the last thirteen weeks. */
  read: async (now: Date): Promise<Map<string, number[]>> => {
    const items = await table.query({ ...within(statusDurationPartition, { from: firstWeek(now) }) })
    return countsByStatus(items)
  },

  /** Over the weeks that begin in a month. @param month `YYYY-MM` */
  readMonth: async (month: string): Promise<Map<string, number[]>> => {
    const items = await table.query({ ...within(statusDurationPartition, { beginning: month }) })
    return countsByStatus(items)
  },
})
