/**
 * `npm run restore:drill -- --env staging`: restores next to the live data, compares, checks, reports, and removes
 * the copies.
 */
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb'
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from '../data/data-stores.ts'
import { runCommand } from '../data/progress.ts'
import { awsFiles } from './aws-files.ts'
import { awsTable } from './aws-table.ts'
import { checkCopies, namesOfCopies } from './copies.ts'
import { drillReport, restoreDrill } from './drill.ts'
import type { Restores } from './restores.ts'

const values = readCommandOptions('restore:drill')

const planOf = (table: string): string[] => {
  const copy = namesOfCopies(table, '<account>', new Date())
  return [
    `Nothing is done. The drill would, in the account of your credentials:`,
    `  1. read ${table} and its bucket, as hashes`,
    `  2. wait until the continuous backups reach that moment`,
    `  3. restore the table to ${copy.table}, without indexes`,
    `  4. copy the files of that moment to ${copy.bucket}`,
    `  5. read ${table} and its bucket again: what did not change must be in the copies`,
    `  6. run data:check on the copies`,
    values.keep ? '  7. leave the copies, which hold personal data' : '  7. delete both copies',
  ]
}

await runCommand(async () => {
  const { dynamo, s3, table, bucket } = openDataStores()
  if (values['dry-run']) {
    for (const line of planOf(table)) console.log(line)
    return
  }
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: table }))
  const account = Table?.TableArn?.split(':')[4] ?? ''
  const names = namesOfCopies(table, account, new Date())
  const live = { dynamo, table, s3, bucket: await bucket() }
  const copy = { dynamo, s3, ...names }
  const restores: Restores = {
    live,
    copy,
    ...awsTable(dynamo, table, names.table),
    ...awsFiles(s3, live.bucket, names.bucket, process.env.AWS_REGION ?? ''),
    check: () => checkCopies(copy),
  }
  const result = await restoreDrill(restores, { say: console.log, keep: values.keep })
  for (const line of drillReport(result)) console.log(line)
  if (!result.isGood) process.exitCode = 1
})
