/** The table as five verbs. Every write states its condition; conflicts of transactions are tried again. */
import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb'
import {
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  type TransactWriteCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { Unavailable } from '#shared/errors.ts'
import type { Key } from './keys.ts'

export type Item = Record<string, unknown>
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** A write found its condition false. `index` is the item's place in a transaction, 0 for a single write. */
export class ConditionFailed extends Error {
  readonly indexes: number[]
  constructor(indexes: number[]) {
    super('A condition was not met')
    this.indexes = indexes
  }
}

const tries = 5
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))

const conditionIndexes = (error: TransactionCanceledException): number[] =>
  (error.CancellationReasons ?? []).flatMap((reason, index) =>
    reason.Code === 'ConditionalCheckFailed' ? [index] : [],
  )

/** @param name the table's name. */
export const createTable = (connect: () => DynamoDBClient, name: string) => {
  let client: DynamoDBDocumentClient | undefined
  const documents = () => {
    client ??= DynamoDBDocumentClient.from(connect(), { marshallOptions: { removeUndefinedValues: true } })
    return client
  }

  return {
    /** One item, or null; an expired one counts as absent for the caller who compares `ttl`. */
    get: async (key: Key, { consistent = false } = {}): Promise<Item | null> => {
      const { Item } = await documents().send(
        new GetCommand({ TableName: name, Key: { ...key }, ConsistentRead: consistent }),
      )
      return Item ?? null
    },

    /** All items of a key range, page by page; with a `Limit` one page, from `ExclusiveStartKey` on. */
    query: async (input: Omit<QueryCommandInput, 'TableName'>): Promise<Item[]> => {
      const items: Item[] = []
      let start: Item | undefined = input.ExclusiveStartKey
      do {
        const page = await documents().send(
          new QueryCommand({ ...input, TableName: name, ExclusiveStartKey: start }),
        )
        items.push(...(page.Items ?? []))
        start = input.Limit ? undefined : page.LastEvaluatedKey
      } while (start)
      return items
    },

    /** An item that nobody else writes (its key is random), so that no condition is needed. */
    put: async (item: Item & Key): Promise<void> => {
      await documents().send(new PutCommand({ TableName: name, Item: item }))
    },

    /** One conditional update. @throws ConditionFailed */
    update: async (input: Omit<UpdateCommandInput, 'TableName'>): Promise<Item> => {
      for (let attempt = 0; attempt < tries; attempt++) {
        try {
          const { Attributes } = await documents().send(
            new UpdateCommand({ ReturnValues: 'ALL_NEW', ...input, TableName: name }),
          )
          return Attributes ?? {}
        } catch (error) {
          if (error instanceof ConditionalCheckFailedException) throw new ConditionFailed([0])
          if (!(error instanceof TransactionConflictException)) throw error
          await pause(attempt)
        }
      }
      throw new Unavailable()
    },

    /** All writes or none. @throws ConditionFailed with the places of the writes that were refused; Unavailable */
    transact: async (items: (table: string) => TransactItem[]): Promise<void> => {
      for (let attempt = 0; attempt < tries; attempt++) {
        try {
          await documents().send(new TransactWriteCommand({ TransactItems: items(name) }))
          return
        } catch (error) {
          if (!(error instanceof TransactionCanceledException)) throw error
          const indexes = conditionIndexes(error)
          if (indexes.length > 0) throw new ConditionFailed(indexes)
          await pause(attempt)
        }
      }
      throw new Unavailable()
    },
  }
}
export type Table = ReturnType<typeof createTable>
