/** The table's five operations. Every write states its condition; a transaction that meets another one is tried again. */
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
import type * as z from 'zod/mini'
import type { Key } from './keys/key.ts'
import { randomPause, retry } from './retry.ts'

export type Item = Record<string, unknown>
export type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
/** One write of a transaction (data/write.ts). */
export type Write = (tableName: string) => TransactItem

/** The condition of a write was not met. `indexes` are those of the writes in their transaction, 0 for a single write. */
export class ConditionFailed extends Error {
  override readonly name = 'ConditionFailed'
  readonly indexes: number[]
  constructor(indexes: number[]) {
    super('A condition was not met')
    this.indexes = indexes
  }
}

/** Whether a write was made, or its condition not met; what else goes wrong is thrown. */
export const wasMade = async (write: Promise<unknown>): Promise<boolean> => {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

const tries = 5

const conditionIndexes = (error: TransactionCanceledException): number[] =>
  (error.CancellationReasons ?? []).flatMap((reason, index) =>
    reason.Code === 'ConditionalCheckFailed' ? [index] : [],
  )

/** @param name the table's name. */
const operationsOn = (connect: () => DynamoDBClient, name: string) => {
  let client: DynamoDBDocumentClient | undefined
  const documents = () => {
    client ??= DynamoDBDocumentClient.from(connect(), { marshallOptions: { removeUndefinedValues: true } })
    return client
  }

  return {
    /** One item, or null. DynamoDB deletes expired items late, so callers compare `ttl`. */
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

    /** Writes an item without a condition: nobody else writes it, because its key is random. */
    put: async (item: Item & Key): Promise<void> => {
      await documents().send(new PutCommand({ TableName: name, Item: item }))
    },

    /** One conditional update. @throws ConditionFailed */
    update: async (input: Omit<UpdateCommandInput, 'TableName'>): Promise<Item> => {
      const command = new UpdateCommand({ ReturnValues: 'ALL_NEW', ...input, TableName: name })
      const meetsTransaction = (error: unknown) => error instanceof TransactionConflictException
      try {
        const { Attributes } = await retry({ tries, when: meetsTransaction, pause: randomPause }, () =>
          documents().send(command),
        )
        return Attributes ?? {}
      } catch (error) {
        throw error instanceof ConditionalCheckFailedException ? new ConditionFailed([0]) : error
      }
    },

    /** All writes or none. @throws ConditionFailed with the indexes of the writes that were refused; Unavailable */
    transact: async (writes: Write[]): Promise<void> => {
      const TransactItems = writes.map((write) => write(name))
      const meetsAnother = (error: unknown) => error instanceof TransactionCanceledException
      await retry({ tries, when: meetsAnother, pause: randomPause }, async () => {
        try {
          await documents().send(new TransactWriteCommand({ TransactItems }))
        } catch (error) {
          const indexes = error instanceof TransactionCanceledException ? conditionIndexes(error) : []
          throw indexes.length > 0 ? new ConditionFailed(indexes) : error
        }
      })
    },
  }
}
type Operations = ReturnType<typeof operationsOn>

/** What follows from the operations, whoever performs them. */
export const tableOf = (operations: Operations) => ({
  ...operations,

  /** One item as its record, or null: as it is now, unless an older state will do. */
  read: async <S extends z.ZodMiniType>(
    schema: S,
    key: Key,
    { consistent = true } = {},
  ): Promise<z.output<S> | null> => {
    const item = await operations.get(key, { consistent })
    return item && schema.parse(item)
  },

  /** What `query` gives, as records. */
  list: async <S extends z.ZodMiniType>(
    schema: S,
    input: Parameters<Operations['query']>[0],
  ): Promise<z.output<S>[]> => (await operations.query(input)).map((item) => schema.parse(item)),

  /** `transact` where a condition that is not met is an answer. @returns whether the writes were made */
  tryWrite: (writes: Write[]): Promise<boolean> => wasMade(operations.transact(writes)),
})
export type Table = ReturnType<typeof tableOf>

export const createTable = (connect: () => DynamoDBClient, name: string): Table =>
  tableOf(operationsOn(connect, name))

/** What records are made of: the table, and ids for new items. */
export interface TableContext {
  table: Table
  newId: () => string
}
