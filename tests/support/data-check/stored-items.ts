/** The items of a stack's table, changed behind the service's back. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { DeleteCommand, DynamoDBDocumentClient, PutCommand, paginateScan } from '@aws-sdk/lib-dynamodb'
import type { Item } from '#functions/platform/table/table.ts'
import { credentialsOf } from '#infra/local/environment.ts'
import { listObjects } from '#infra/operations/data/objects.ts'
import type { StoredFile } from '#infra/operations/data-check/tools.ts'
import type { Stack } from '#tests/support/portal/stack.ts'

export const storedItems = ({ localStack: { env } }: Stack) => {
  const credentials = credentialsOf(env)
  const endpoint = env.AWS_ENDPOINT_URL_DYNAMODB
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({ endpoint, credentials, region: env.AWS_REGION }),
    { marshallOptions: { removeUndefinedValues: true } },
  )
  const TableName = env.TABLE_NAME
  return {
    all: async (): Promise<Item[]> => {
      const items: Item[] = []
      for await (const page of paginateScan({ client }, { TableName, ConsistentRead: true }))
        items.push(...(page.Items ?? []))
      return items
    },
    files: async (): Promise<StoredFile[]> => {
      const found: StoredFile[] = []
      const s3 = new S3Client({ endpoint: env.AWS_ENDPOINT_URL_S3, credentials, region: env.AWS_REGION })
      for await (const file of listObjects(s3, env.BUCKET_NAME)) found.push(file)
      return found
    },
    put: (Item: Item) => client.send(new PutCommand({ TableName, Item })),
    remove: ({ pk, sk }: Item) => client.send(new DeleteCommand({ TableName, Key: { pk, sk } })),
  }
}
