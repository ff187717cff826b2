/** The data check as its command runs it, over the stand-ins of a stack. */

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { credentialsOf } from '#infra/local/environment.ts'
import { progress } from '#infra/operations/data/progress.ts'
import { checkTable } from '#infra/operations/data-check/check-table.ts'
import type { Stack } from '#tests/support/portal/stack.ts'

export const checkedTable = ({ localStack: { env } }: Stack, rounds = 1, table: string = env.TABLE_NAME) => {
  const credentials = credentialsOf(env)
  const at = (endpoint: string) => ({ endpoint, credentials, region: env.AWS_REGION })
  const dynamo = new DynamoDBClient(at(env.AWS_ENDPOINT_URL_DYNAMODB))
  const bucket = { s3: new S3Client(at(env.AWS_ENDPOINT_URL_S3)), name: env.BUCKET_NAME }
  return checkTable({ dynamo, table, bucket }, { rounds, items: progress('items', 1_000_000) })
}
