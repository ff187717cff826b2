/** How many cases are in each status: counted in the transaction of each change. */
import type { ApplicationStatus } from '#shared/vocabulary.ts'
import { applicationStatuses } from '#shared/vocabulary.ts'
import { queueCounterKey, queueCounterPartition } from './keys.ts'
import { shardOf } from './shard.ts'
import type { Table, Write } from './table.ts'
import { update } from './write.ts'

/** The write that counts a case less in one status and more in another. */
export const countStatusChange = (
  userId: string,
  from: ApplicationStatus | null,
  to: ApplicationStatus,
): Write =>
  update({
    Key: { ...queueCounterKey(shardOf(userId)) },
    UpdateExpression: from ? 'ADD #to :one, #from :back' : 'ADD #to :one',
    ExpressionAttributeNames: { '#to': to, ...(from && { '#from': from }) },
    ExpressionAttributeValues: { ':one': 1, ...(from && { ':back': -1 }) },
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
