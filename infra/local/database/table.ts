import { type TableIndex, tableIndexes } from '#infra/table-indexes.ts'
import type { DynamoDbCall } from './dynamodb-call.ts'

const string = (name: string) => ({ AttributeName: name, AttributeType: 'S' })
const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
]

const keyAttributes = new Set([
  'pk',
  'sk',
  ...tableIndexes.flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]),
])

const definitionOf = ({ name, partitionKey, sortKey, holds }: TableIndex) => ({
  IndexName: name,
  KeySchema: key(partitionKey, sortKey),
  Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: holds },
})

/**
 * Creates the portal's one table when it is missing; keys, stream, indexes and TTL as the data stack declares them.
 * @param stream whether changes are streamed; where nothing reads them, the embedded database is faster without
 */
export const createTableWhenMissing = async (
  call: DynamoDbCall,
  tableName: string,
  { stream = true } = {},
): Promise<void> => {
  try {
    await call('DynamoDB_20120810.CreateTable', {
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [...keyAttributes].map(string),
      KeySchema: key('pk', 'sk'),
      GlobalSecondaryIndexes: tableIndexes.map(definitionOf),
      ...(stream && { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } }),
    })
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'ResourceInUseException') throw error
  }
  await untilActive(call, tableName)
  await addMissingIndexes(call, tableName)
  await expireByTtl(call, tableName)
}

/** A table of an earlier version gets the indexes that were added since; the database fills them from its items. */
const addMissingIndexes = async (call: DynamoDbCall, tableName: string): Promise<void> => {
  interface Description {
    Table: { GlobalSecondaryIndexes?: { IndexName: string }[] }
  }
  const { Table } = await call<Description>('DynamoDB_20120810.DescribeTable', { TableName: tableName })
  const held = (Table.GlobalSecondaryIndexes ?? []).map(({ IndexName }) => IndexName)
  for (const index of tableIndexes.filter(({ name }) => !held.includes(name))) {
    await call('DynamoDB_20120810.UpdateTable', {
      TableName: tableName,
      AttributeDefinitions: [...keyAttributes].map(string),
      GlobalSecondaryIndexUpdates: [{ Create: definitionOf(index) }],
    })
    await untilActive(call, tableName)
  }
}

const untilActive = async (call: DynamoDbCall, tableName: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    const { Table } = await call<{ Table: { TableStatus: string } }>('DynamoDB_20120810.DescribeTable', {
      TableName: tableName,
    })
    if (Table.TableStatus === 'ACTIVE') return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The table ${tableName} did not become active.`)
}

const expireByTtl = async (call: DynamoDbCall, tableName: string): Promise<void> => {
  interface Description {
    TimeToLiveDescription?: { TimeToLiveStatus?: string }
  }
  const { TimeToLiveDescription } = await call<Description>('DynamoDB_20120810.DescribeTimeToLive', {
    TableName: tableName,
  })
  // Setting it twice is refused, so a crash between creating the table and this call is repaired here.
  if (TimeToLiveDescription?.TimeToLiveStatus?.startsWith('ENABL')) return
  await call('DynamoDB_20120810.UpdateTimeToLive', {
    TableName: tableName,
    TimeToLiveSpecification: { Enabled: true, AttributeName: 'ttl' },
  })
}
