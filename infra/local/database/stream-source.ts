import type { DynamoDBRecord } from 'aws-lambda'
import type { DynamoDbCall } from './dynamodb-call.ts'

/** Reads a table's stream from its beginning; each `read` returns the records since the last one, in the order of each shard. */
export interface StreamSource {
  read(): Promise<DynamoDBRecord[]>
}

/** A position in a shard: the iterator of the next page, and the last record read, for a new iterator when that one has expired. */
interface Position {
  iterator: string | undefined
  lastSeen: string | undefined
  closed: boolean
}

const describeAgainInMs = 5000
const api = 'DynamoDBStreams_20120810'

/** Follows every shard of the table's stream, also those that appear later. */
export const openStream = (call: DynamoDbCall, tableName: string): StreamSource => {
  const positions = new Map<string, Position>()
  let streamArn: string | undefined
  let describedAt = 0

  const findShards = async (): Promise<void> => {
    if (Date.now() - describedAt < describeAgainInMs) return
    interface Listed {
      Streams: { StreamArn: string }[]
    }
    streamArn ??= (await call<Listed>(`${api}.ListStreams`, { TableName: tableName })).Streams[0]?.StreamArn
    if (!streamArn) throw new Error(`The table ${tableName} has no stream.`)
    interface Described {
      StreamDescription: { Shards: { ShardId: string }[] }
    }
    const { StreamDescription } = await call<Described>(`${api}.DescribeStream`, { StreamArn: streamArn })
    for (const { ShardId } of StreamDescription.Shards) {
      if (!positions.has(ShardId))
        positions.set(ShardId, { iterator: undefined, lastSeen: undefined, closed: false })
    }
    describedAt = Date.now()
  }

  const iteratorFor = async (shardId: string, { lastSeen }: Position): Promise<string> => {
    const { ShardIterator } = await call<{ ShardIterator: string }>(`${api}.GetShardIterator`, {
      StreamArn: streamArn,
      ShardId: shardId,
      ...(lastSeen === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: lastSeen }),
    })
    return ShardIterator
  }

  const readShard = async (shardId: string, position: Position): Promise<DynamoDBRecord[]> => {
    if (position.closed) return []
    const iterator = position.iterator ?? (await iteratorFor(shardId, position))
    // Unset until the answer arrives: after a failure the position is found by the last record.
    position.iterator = undefined
    interface Page {
      Records: DynamoDBRecord[]
      NextShardIterator?: string
    }
    const page = await call<Page>(`${api}.GetRecords`, { ShardIterator: iterator, Limit: 1000 })
    position.iterator = page.NextShardIterator
    position.closed = page.NextShardIterator === undefined
    position.lastSeen = page.Records.at(-1)?.dynamodb?.SequenceNumber ?? position.lastSeen
    return page.Records.map((record) => ({ ...record, eventSourceARN: streamArn ?? '' }))
  }

  return {
    async read() {
      await findShards()
      const records: DynamoDBRecord[] = []
      for (const [shardId, position] of positions) records.push(...(await readShard(shardId, position)))
      return records
    },
  }
}
