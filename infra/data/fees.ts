/**
 * Puts a fee schedule into an environment, since no fee can be told without one. Run by `npm run data:fees -- --env …`:
 * with `--from fees.json` the council's figures (shape: `feeSchedule` in shared/records/fee.ts), without it the sample,
 * which says so wherever it is shown. A schedule that stands is never replaced: new figures begin on a day of their own.
 */
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { feeSchedule } from '#shared/records/fee.ts'
import { sampleFeeSchedule } from '#shared/rules/fee.ts'
import { openPlace } from './place.ts'
import { runCommand } from './progress.ts'

const { values } = parseArgs({ options: { from: { type: 'string' } } })

await runCommand(async () => {
  const given = values.from ? JSON.parse(await readFile(values.from, 'utf8')) : sampleFeeSchedule
  const { success, data: schedule, error } = feeSchedule.safeParse(given)
  if (!success || !/^\d{4}-\d\d-\d\d$/.test(schedule.effective_from))
    throw new Error(`This is no fee schedule: ${error?.issues[0]?.path.join('.') ?? 'effective_from'}`)
  const { dynamo, table } = openPlace()
  const Item = { pk: 'FEE-SCHEDULE', sk: schedule.effective_from, _v: 1, ...schedule }
  await DynamoDBDocumentClient.from(dynamo)
    .send(new PutCommand({ TableName: table, Item, ConditionExpression: 'attribute_not_exists(pk)' }))
    .catch((cause) => {
      if (!(cause instanceof ConditionalCheckFailedException)) throw cause
      throw new Error(`A schedule from ${schedule.effective_from} on stands already and is left as it is.`)
    })
  console.log(`Done: "${schedule.name}" applies from ${schedule.effective_from} on.`)
})
