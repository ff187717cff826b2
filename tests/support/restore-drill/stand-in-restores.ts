/** Restores on one machine: a second database and a second object store, both filled from the live ones. */

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { dynamoDbCall } from '#infra/local/database/dynamodb-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { credentialsOf } from '#infra/local/environment.ts'
import type { LocalStack } from '#infra/local/local-stack.ts'
import { startObjectStore } from '#infra/local/object-store/object-store.ts'
import { sha256Of } from '#infra/operations/data/export-folder.ts'
import { inParallel } from '#infra/operations/data/in-parallel.ts'
import type { RawItem } from '#infra/operations/data/item-lines.ts'
import { readItems, writeItems } from '#infra/operations/data/items.ts'
import { listKeys, readObject, writeObject } from '#infra/operations/data/objects.ts'
import { progress } from '#infra/operations/data/progress.ts'
import { checkCopies } from '#infra/operations/restore-drill/copies.ts'
import type { Restores } from '#infra/operations/restore-drill/restores.ts'

const filesAtOnce = 16

async function* onlySome(items: AsyncIterable<RawItem>, isRestored: (item: RawItem) => boolean) {
  for await (const item of items) if (isRestored(item)) yield item
}

/** @param isRestored leaves items out, as a restore that loses some */
export const standInRestores = async (
  { env }: LocalStack,
  folder: string,
  isRestored: (item: RawItem) => boolean = () => true,
) => {
  const credentials = credentialsOf(env)
  const at = (endpoint: string) => ({ endpoint, credentials, region: env.AWS_REGION, forcePathStyle: true })
  const dynamo = new DynamoDBClient(at(env.AWS_ENDPOINT_URL_DYNAMODB))
  const live = {
    dynamo,
    table: env.TABLE_NAME,
    s3: new S3Client(at(env.AWS_ENDPOINT_URL_S3)),
    bucket: env.BUCKET_NAME,
  }
  const bucket = 'portal-drill'
  const store = await startObjectStore({
    ...{ dataDir: folder, port: 0, bucket, credentials, allowedOrigins: [] },
    log: () => {},
  })
  const database = await startDynoxide({ dataDir: folder, port: 0, log: () => {} })
  const call = dynamoDbCall(database.endpoint, { credentials, region: env.AWS_REGION })
  const restored = new DynamoDBClient(at(database.endpoint))
  const copy = { dynamo: restored, table: 'portal-drill', s3: new S3Client(at(store.endpoint)), bucket }
  const removed: string[] = []
  const restores: Restores = {
    live,
    copy,
    isBetween: true,
    untilRestorable: async (since) => since,
    restoreTable: async () => {
      // As AWS restores it for a drill: without indexes, stream and ttl.
      await call('DynamoDB_20120810.CreateTable', {
        TableName: copy.table,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
        KeySchema: [
          { AttributeName: 'pk', KeyType: 'HASH' },
          { AttributeName: 'sk', KeyType: 'RANGE' },
        ],
      })
      const items = onlySome(readItems(dynamo, live.table), isRestored)
      await writeItems(restored, copy.table, items, progress('items', 1_000_000))
    },
    restoreFiles: () =>
      inParallel(listKeys(live.s3, live.bucket), filesAtOnce, async (key) => {
        const found = await readObject(live.s3, live.bucket, key)
        if (found) await writeObject(copy.s3, bucket, { key, sha256: sha256Of(found.bytes), ...found })
      }),
    removeTable: async () => {
      await database.stop()
      removed.push('table')
    },
    removeFiles: async () => {
      await store.stop()
      removed.push('files')
    },
    check: () =>
      checkCopies(copy, {
        ...env,
        AWS_ENDPOINT_URL_DYNAMODB: database.endpoint,
        AWS_ENDPOINT_URL_S3: store.endpoint,
      }),
  }
  return { restores, removed }
}
