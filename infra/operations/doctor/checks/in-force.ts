/** Records that apply from a first day on: the latest that has begun. */
import { QueryCommand } from '@aws-sdk/client-dynamodb'
import { tableName } from '#infra/settings.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { Checked } from '../check.ts'

/** @returns its first day and whether it is marked as a sample; undefined where none has begun */
export const inForce = async (partition: string, { settings, aws, now }: Checked) => {
  const { Items: [item] = [] } = await aws.table().send(
    new QueryCommand({
      TableName: tableName(settings.name),
      KeyConditionExpression: 'pk = :pk AND sk <= :today',
      ExpressionAttributeValues: { ':pk': { S: partition }, ':today': { S: dayInKarachi(now) } },
      ScanIndexForward: false,
      Limit: 1,
    }),
  )
  return item && { since: item.sk?.S ?? '', isSample: item.sample?.BOOL ?? false }
}
