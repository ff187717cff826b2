/**
 * How long cases stood in each status: an item for each week, status and shard with a count for each number of days. Written
 * in the transaction of the step, so that a repeated step counts once; read at the cost of thirteen weeks, however many cases.
 */
import { daysInStatus, firstWeek, longestDurationInDays, weekOf } from '#shared/rules/status-durations.ts'
import type { ApplicationStatus } from '#shared/vocabulary.ts'
import { stepDaysKey, stepDaysPartition } from './keys.ts'
import { shardOf } from './shard.ts'
import type { Item, Table, TransactItem } from './table.ts'

/** The write that counts the days a case has stood where it stands no more. */
export const countDuration =
  (userId: string, left: ApplicationStatus, since: string, now: Date) =>
  (TableName: string): TransactItem => ({
    Update: {
      TableName,
      Key: { ...stepDaysKey(weekOf(now), left, shardOf(userId)) },
      UpdateExpression: 'ADD #days :one',
      ExpressionAttributeNames: { '#days': String(daysInStatus(since, now)) },
      ExpressionAttributeValues: { ':one': 1 },
    },
  })

const statusIn = ({ sk }: Item): string => String(sk).split('#')[1] ?? ''

export const createStatusDurations = (table: Table) => ({
  /** Of each status how many cases stood 0 to 60 days, over the weeks that count. */
  read: async (now: Date): Promise<Map<string, number[]>> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk >= :first',
      ExpressionAttributeValues: { ':pk': stepDaysPartition, ':first': firstWeek(now) },
    })
    const counts = new Map<string, number[]>()
    for (const item of items) {
      const its = counts.get(statusIn(item)) ?? Array(longestDurationInDays + 1).fill(0)
      counts.set(
        statusIn(item),
        its.map((count, days) => count + Number(item[days] ?? 0)),
      )
    }
    return counts
  },
})
