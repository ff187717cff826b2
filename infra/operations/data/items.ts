/**
 * All items of a table, read and written. Only commands of operators scan: they read everything, rarely, and wait for it. The
 * service itself always knows whose records it reads.
 */
import { setTimeout as pause } from 'node:timers/promises'
import {
  BatchWriteItemCommand,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  ScanCommand,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { inBatches, inParallel } from './in-parallel.ts'
import { isVerificationKey, type RawItem } from './item-lines.ts'
import type { Progress } from './progress.ts'

/** DynamoDB accepts no more in one call. */
const mostInABatch = 25
const batchesAtOnce = 4
const triesOfABatch = 12
const longestPauseInMs = 5000

/** @param part one of several that are read at the same time; a partition is in one of them, from its first item to its last. */
export async function* readItems(
  client: DynamoDBClient,
  TableName: string,
  part: { Segment?: number; TotalSegments?: number } = {},
): AsyncGenerator<RawItem> {
  let ExclusiveStartKey: RawItem | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey, ...part }),
    )
    yield* page.Items ?? []
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)
}

/** Whether the table has no items but those of the first deployment. */
export const isEmpty = async (client: DynamoDBClient, table: string): Promise<boolean> => {
  for await (const item of readItems(client, table)) if (!isVerificationKey(item)) return false
  return true
}

const writeBatch = async (
  client: DynamoDBClient,
  table: string,
  items: RawItem[],
  mostTries: number,
): Promise<void> => {
  let left: WriteRequest[] = items.map((Item) => ({ PutRequest: { Item } }))
  for (let tries = 0; left.length > 0; tries++) {
    if (tries === mostTries) throw new Error('The table keeps refusing items. Run the command again later.')
    if (tries > 0) await pause(Math.random() * Math.min(50 * 2 ** tries, longestPauseInMs))
    const { UnprocessedItems } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: left } }),
    )
    left = UnprocessedItems?.[table] ?? []
  }
}

/** Puts an item only where there is none: a batch write has no conditions. */
const putWhereMissing = async (client: DynamoDBClient, TableName: string, Item: RawItem): Promise<void> => {
  const put = new PutItemCommand({ TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' })
  await client.send(put).catch((error) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  })
}

/** Puts every item and overwrites those with the same key, except the public keys of the environment's own secrets. */
export const writeItems = (
  client: DynamoDBClient,
  table: string,
  items: AsyncIterable<RawItem>,
  { add }: Progress,
  mostTries = triesOfABatch,
): Promise<void> =>
  inParallel(inBatches(items, mostInABatch), batchesAtOnce, async (batch) => {
    for (const item of batch.filter(isVerificationKey)) await putWhereMissing(client, table, item)
    await writeBatch(
      client,
      table,
      batch.filter((item) => !isVerificationKey(item)),
      mostTries,
    )
    add(batch.length)
  })
