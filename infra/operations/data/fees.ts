/**
 * Puts a fee schedule into an environment, since there is no fee without one. Run by `npm run data:fees -- --env …`:
 * with `--from fees.json` the council's figures (shape: `feeScheduleFile` in shared/payments/records/fee-schedule.ts), without it
 * the sample, which is marked as a sample wherever it is shown. No second person confirms it. An existing schedule is never
 * replaced, and where one has begun new figures begin tomorrow at the earliest; the addition is recorded.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { feeScheduleChangePrefix, feeSchedulePartition } from '#functions/platform/table/partitions.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import { feeScheduleFile } from '#shared/payments/records/fee-schedule.ts'
import type { FeeScheduleChange } from '#shared/payments/records/fee-schedule-list.ts'
import { formatFeeSchedule, isLocked } from '#shared/payments/rules/fee-schedules.ts'
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from './data-stores.ts'
import { runCommand } from './progress.ts'

const values = readCommandOptions('data:fees')
const pk = feeSchedulePartition
const by = { id: 'data:fees', name: 'An operator, by command' }

await runCommand(async () => {
  const given = values.from ? JSON.parse(await readFile(values.from, 'utf8')) : sampleFeeSchedule
  const { success, data: schedule, error } = feeScheduleFile.safeParse(given)
  if (!success)
    throw new Error(
      `This is no fee schedule: ${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`,
    )
  if (values['dry-run']) {
    console.log(`Would add "${schedule.name}", which applies from ${schedule.effective_from} on:`)
    console.log(`  ${formatFeeSchedule(schedule)}`)
    return
  }
  const { dynamo, table: TableName } = openDataStores()
  const documents = DynamoDBDocumentClient.from(dynamo)
  const now = new Date()
  const today = dayInKarachi(now)

  const begun = new QueryCommand({
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk <= :today',
    ExpressionAttributeValues: { ':pk': pk, ':today': today },
    ConsistentRead: true,
    Limit: 1,
  })
  const { Items = [] } = isLocked(schedule, today) ? await documents.send(begun) : {}
  if (Items.length > 0)
    throw new Error('A schedule is in effect, so another one begins tomorrow at the earliest.')

  const at = now.toISOString()
  const change: FeeScheduleChange = {
    event: 'ADDED',
    at,
    by,
    proposed: null,
    reason: null,
    before: null,
    after: formatFeeSchedule(schedule),
  }
  const items = [
    { pk, sk: schedule.effective_from, _v: 1, ...schedule, version: 1 },
    { pk, sk: `${feeScheduleChangePrefix}${at}#${randomUUID()}`, _v: 1, ...change },
  ]
  const TransactItems = items.map((Item) => ({
    Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
  }))
  await documents.send(new TransactWriteCommand({ TransactItems })).catch((cause) => {
    if (!(cause instanceof TransactionCanceledException)) throw cause
    throw new Error(`There is already a schedule from ${schedule.effective_from} on; it is left as it is.`)
  })
  console.log(`Done: "${schedule.name}" applies from ${schedule.effective_from} on.`)
})
