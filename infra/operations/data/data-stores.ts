/** An environment's table and document bucket. Table and region come from the environment variables of every command. */
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import * as z from 'zod/mini'

const environment = z.object({ TABLE_NAME: z.string(), AWS_REGION: z.string() })

/** An operator rather waits than starts the command again. */
const retriesOften = { maxAttempts: 10 }

/**
 * Equal to `documentBucketName` of the data stack, whose account is known only to CloudFormation. The table's ARN holds
 * it, so nobody has to type it and no further service is called.
 */
export const documentBucketOf = (table: string, tableArn: string, region: string): string =>
  `${table}-documents-${tableArn.split(':')[4]}-${region}`

/** @param given the table and bucket of the command line, instead of the environment's own. */
export const openDataStores = (given: { table?: string; bucket?: string } = {}) => {
  const { TABLE_NAME, AWS_REGION } = environment.parse(process.env)
  const dynamo = new DynamoDBClient(retriesOften)
  return {
    dynamo,
    s3: new S3Client(retriesOften),
    table: given.table ?? TABLE_NAME,
    liveTable: TABLE_NAME,
    bucket: async (): Promise<string> => {
      if (given.bucket) return given.bucket
      const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: TABLE_NAME }))
      return documentBucketOf(TABLE_NAME, Table?.TableArn ?? '', AWS_REGION)
    },
  }
}
