/** How many cases are in each status, and in each group of it: counted in the transaction of each change. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import {
  groupCounterKey,
  groupCounterPartition,
  queueCounterKey,
  queueCounterPartition,
} from '#functions/platform/table/keys/counters.ts'
import { shardOf } from '#functions/platform/table/shard.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { update, within } from '#functions/platform/table/write.ts'
import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'
import { groupsWith } from '../case/queue-group.ts'

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

/** `QUEUE#<status>#<group>` */
export const placeOf = (groupPartition: string) => {
  const [, status = '', group = ''] = groupPartition.split('#')
  return { status, group }
}

const countGroups = (userId: string, status: string, changes: Record<string, number>): Write => {
  const groups = Object.entries(changes)
  return update({
    Key: { ...groupCounterKey(status, shardOf(userId)) },
    UpdateExpression: `ADD ${groups.map((_, index) => `#g${index} :g${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(groups.map(([group], index) => [`#g${index}`, group])),
    ExpressionAttributeValues: Object.fromEntries(groups.map(([, by], index) => [`:g${index}`, by])),
  })
}

/**
 * The writes that count a case less in the group it leaves and more in the one it enters.
 * @param from the partition of its group, null for a case that was in none; `to` likewise
 */
export const countGroupChange = (userId: string, from: string | null, to: string): Write[] => {
  if (from === to) return []
  const entered = placeOf(to)
  if (from === null) return [countGroups(userId, entered.status, { [entered.group]: 1 })]
  const left = placeOf(from)
  return left.status === entered.status
    ? [countGroups(userId, entered.status, { [entered.group]: 1, [left.group]: -1 })]
    : [
        countGroups(userId, entered.status, { [entered.group]: 1 }),
        countGroups(userId, left.status, { [left.group]: -1 }),
      ]
}

export const createQueueCounter = (table: Table) => ({
  read: async (): Promise<Record<ApplicationStatus, number>> => {
    const items = await table.query({ ...within(queueCounterPartition) })
    const sum = (status: ApplicationStatus) =>
      items.reduce((total, item) => total + Number(item[status] ?? 0), 0)
    return Object.fromEntries(applicationStatuses.map((status) => [status, sum(status)])) as Record<
      ApplicationStatus,
      number
    >
  },

  /** How many cases of a status are in these groups. */
  readGroups: async (status: ApplicationStatus, groups: readonly string[]): Promise<number> => {
    const items = await table.query({ ...within(groupCounterPartition, { beginning: `${status}#` }) })
    return items.reduce(
      (total, item) => groups.reduce((sum, group) => sum + Number(item[group] ?? 0), total),
      0,
    )
  },

  /** How many cases of a status are assigned to nobody. */
  unassigned: async (status: ApplicationStatus): Promise<number> => {
    const items = await table.query({ ...within(groupCounterPartition, { beginning: `${status}#` }) })
    const groups = groupsWith({ assigned: 'no' })
    return items.reduce(
      (total, item) => groups.reduce((sum, group) => sum + Number(item[group] ?? 0), total),
      0,
    )
  },
})

export const queueCounter = ({ table }: AppContext) => createQueueCounter(table)
