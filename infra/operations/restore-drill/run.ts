/**
 * `npm run restore:drill -- --env staging`: restores next to the live data, compares, checks, reports, and removes
 * the copies. `--from vault` restores the newest backups of AWS Backup instead of a moment.
 */
import { BackupClient } from '@aws-sdk/client-backup'
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb'
import { readCommandOptions } from '../command-list.ts'
import { openDataStores } from '../data/data-stores.ts'
import { runCommand } from '../data/progress.ts'
import { openAwsClients } from '../doctor/aws-clients.ts'
import { describeStack } from '../doctor/checks/stacks.ts'
import { awsFiles } from './aws-files.ts'
import { awsTable } from './aws-table.ts'
import { checkCopies, namesOfCopies } from './copies.ts'
import { drillReport, restoreDrill } from './drill.ts'
import type { Restores } from './restores.ts'
import { newestPoint, sourceOf, vaultRestores } from './vault.ts'

const values = readCommandOptions('restore:drill')
const region = process.env.AWS_REGION ?? ''

/** The newest backups, by the role and from the vault of the stack *vault*, which has the table's name. */
const fromVault = async (table: string, copy: { table: string; bucket: string }) => {
  const backup = new BackupClient()
  const stack = await describeStack(openAwsClients(region), region, `${table}-vault`)
  const role = stack?.Outputs?.find(({ OutputKey }) => OutputKey === 'RoleArn')?.OutputValue
  if (!role) throw new Error(`${table}-vault is not deployed: \`backups\` in infra/settings.ts makes it.`)
  const newest = (kind: 'DynamoDB' | 'S3') => newestPoint(backup, table, kind, new Date())
  const points = { DynamoDB: await newest('DynamoDB'), S3: await newest('S3') }
  for (const point of Object.values(points)) console.log(`Restores ${sourceOf(point)}.`)
  return vaultRestores(backup, { role, points, copy })
}

const planOf = (table: string): string[] => {
  const copy = namesOfCopies(table, '<account>', new Date())
  return [
    `Nothing is done. The drill would, in the account of your credentials:`,
    ...(values.from
      ? [
          `  1. look for the newest backup of table and files in the vault ${table}`,
          `  2. fail if one is older than two nights`,
          `  3. let AWS Backup restore the table to ${copy.table}`,
          `  4. and the files to ${copy.bucket}`,
          `  5. read ${table} and its bucket, as hashes, and count what is the same in the copies`,
        ]
      : [
          `  1. read ${table} and its bucket, as hashes`,
          `  2. wait until the continuous backups reach that moment`,
          `  3. restore the table to ${copy.table}, without indexes`,
          `  4. copy the files of that moment to ${copy.bucket}`,
          `  5. read ${table} and its bucket again: what did not change must be in the copies`,
        ]),
    `  6. run data:check on the copies`,
    values.keep ? '  7. leave the copies, which hold personal data' : '  7. delete both copies',
  ]
}

await runCommand(async () => {
  if (values.from && values.from !== 'vault') throw new Error('--from knows one word: vault.')
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
    isBetween: true,
    ...awsTable(dynamo, table, names.table),
    ...awsFiles(s3, live.bucket, names.bucket, region),
    ...(values.from && (await fromVault(table, names))),
    check: () => checkCopies(copy),
  }
  const result = await restoreDrill(restores, { say: console.log, keep: values.keep })
  for (const line of drillReport(result)) console.log(line)
  if (!result.isGood) process.exitCode = 1
})
