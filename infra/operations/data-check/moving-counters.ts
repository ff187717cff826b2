/** Counters that change while the table is read agree with no reading of it, so they are left to the next check. */
import { type DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import {
  assignedCounterPartition,
  groupCounterPartition,
  moneyCounterPartition,
  moneyDayPartition,
  queueCounterPartition,
  reportCounterPartition,
} from '#functions/platform/table/keys/counters.ts'

const partitions = [
  ...[queueCounterPartition, groupCounterPartition, assignedCounterPartition],
  ...[moneyCounterPartition, moneyDayPartition, reportCounterPartition],
]

type Counters = Map<string, string>

/** All counters as they are, by their keys. */
export const countersNow = async ({ dynamo, table }: { dynamo: DynamoDBClient; table: string }) => {
  const counters: Counters = new Map()
  for (const pk of partitions) {
    let from: Parameters<typeof unmarshall>[0] | undefined
    do {
      const page = await dynamo.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': { S: pk } },
          ConsistentRead: true,
          ExclusiveStartKey: from as never,
        }),
      )
      for (const item of page.Items ?? []) {
        const { sk, ...counts } = unmarshall(item)
        counters.set(`${pk} ${sk}`, JSON.stringify(Object.entries(counts).sort()))
      }
      from = page.LastEvaluatedKey
    } while (from)
  }
  return counters
}

export const movedCounters = (before: Counters, after: Counters): Set<string> =>
  new Set([...after.keys()].filter((key) => before.get(key) !== after.get(key)))
