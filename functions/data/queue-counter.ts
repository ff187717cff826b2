/** How many cases stand in each status: counted in the transaction of each step. */
import type { ApplicationStatus } from '#shared/vocabulary.ts'
import { applicationStatuses } from '#shared/vocabulary.ts'
import { queueCounterKey, queueCounterPartition } from './keys.ts'
import { shardOf } from './shard.ts'
import type { Table, TransactItem } from './table.ts'

/** The write that counts a case out of one status and into another. */
export const countMoved =
  (userId: string, from: ApplicationStatus | null, to: ApplicationStatus) =>
  (TableName: string): TransactItem => ({
    Update: {
      TableName,
      Key: { ...queueCounterKey(shardOf(userId)) },
      UpdateExpression: from ? 'ADD #to :one, #from :back' : 'ADD #to :one',
      ExpressionAttributeNames: { '#to': to, ...(from && { '#from': from }) },
      ExpressionAttributeValues: { ':one': 1, ...(from && { ':back': -1 }) },
    },
  })

export const createQueueCounter = (table: Table) => ({
  read: async (): Promise<Record<ApplicationStatus, number>> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': queueCounterPartition },
    })
    const sum = (status: ApplicationStatus) =>
      items.reduce((total, item) => total + Number(item[status] ?? 0), 0)
    return Object.fromEntries(applicationStatuses.map((status) => [status, sum(status)])) as Record<
      ApplicationStatus,
      number
    >
  },
})
