/** The table of a local stack, for tests that write what no call writes. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { createTable } from '#functions/platform/table/table.ts'
import { credentialsOf } from '#infra/local/environment.ts'
import type { LocalStack } from '#infra/local/local-stack.ts'

export const tableOf = ({ env }: Pick<LocalStack, 'env'>) => {
  const settings = {
    endpoint: env.AWS_ENDPOINT_URL_DYNAMODB,
    region: env.AWS_REGION,
    credentials: credentialsOf(env),
  }
  return createTable(() => new DynamoDBClient(settings), env.TABLE_NAME)
}
