import type { DynamoDBRecord } from 'aws-lambda'
import type { DynamoDbCall } from './dynamodb-call.ts'

/** Reads a table's stream from its beginning; each `read` returns what came since, in the order of each shard. */
export interface StreamSource {
  read(): Promise<DynamoDBRecord[]>
}

/** A shard's place: the next page, and the last record seen, to find the place again when the page has expired. */
interface Place {
  iterator: string | undefined
  lastSeen: string | undefined
  closed: boolean
}

const describeAgainInMs = 5000
const api = 'DynamoDBStreams_20120810'

/** Follows every shard of the table's stream, also those that appear later. */
export const openStream = (call: DynamoDbCall, tableName: string): StreamSource => {
  const places = new Map<string, Place>()
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
      if (!places.has(ShardId))
        places.set(ShardId, { iterator: undefined, lastSeen: undefined, closed: false })
    }
    describedAt = Date.now()
  }

  const iteratorFor = async (shardId: string, { lastSeen }: Place): Promise<string> => {
    const { ShardIterator } = await call<{ ShardIterator: string }>(`${api}.GetShardIterator`, {
      StreamArn: streamArn,
      ShardId: shardId,
      ...(lastSeen === undefined
        ? { ShardIteratorType: 'TRIM_HORIZON' }
        : { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: lastSeen }),
    })
    return ShardIterator
  }

  const readShard = async (shardId: string, place: Place): Promise<DynamoDBRecord[]> => {
    if (place.closed) return []
    const iterator = place.iterator ?? (await iteratorFor(shardId, place))
    // Forgotten until the answer is here: after a failure the place is found again by the last record.
    place.iterator = undefined
    interface Page {
      Records: DynamoDBRecord[]
      NextShardIterator?: string
    }
    const page = await call<Page>(`${api}.GetRecords`, { ShardIterator: iterator, Limit: 1000 })
    place.iterator = page.NextShardIterator
    place.closed = page.NextShardIterator === undefined
    place.lastSeen = page.Records.at(-1)?.dynamodb?.SequenceNumber ?? place.lastSeen
    return page.Records.map((record) => ({ ...record, eventSourceARN: streamArn ?? '' }))
  }

  return {
    async read() {
      await findShards()
      const records: DynamoDBRecord[] = []
      for (const [shardId, place] of places) records.push(...(await readShard(shardId, place)))
      return records
    },
  }
}
