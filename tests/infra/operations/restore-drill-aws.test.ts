/** The calls of a drill to DynamoDB, against answers as AWS gives them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  BackupClient,
  DescribeRestoreJobCommand,
  ListRecoveryPointsByBackupVaultCommand,
  StartRestoreJobCommand,
} from '@aws-sdk/client-backup'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { expect, onTestFinished, test } from 'vitest'
import { awsTable } from '#infra/operations/restore-drill/aws-table.ts'
import { newestPoint, sourceOf, vaultRestores } from '#infra/operations/restore-drill/vault.ts'
import { credentials, region } from '#tests/support/files/temporary-folder.ts'

const moment = new Date('2026-11-22T10:00:00Z')
const backups = (latest: Date | null) => ({
  ContinuousBackupsDescription: {
    ContinuousBackupsStatus: 'ENABLED',
    PointInTimeRecoveryDescription: latest
      ? { PointInTimeRecoveryStatus: 'ENABLED', LatestRestorableDateTime: latest.getTime() / 1000 }
      : { PointInTimeRecoveryStatus: 'DISABLED' },
  },
})

/** Answers each operation as given; a string is the name of an error. */
const answering = async (answers: Record<string, (object | string)[]>) => {
  const asked: [string, Record<string, unknown>][] = []
  const server = createServer(async (request, response) => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? ''
    asked.push([operation, JSON.parse(Buffer.concat(await request.toArray()).toString())])
    const answer = answers[operation]?.shift() ?? {}
    const isError = typeof answer === 'string'
    response.writeHead(isError ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(
      JSON.stringify(
        isError ? { __type: `com.amazonaws.dynamodb.v20120810#${answer}`, message: '' } : answer,
      ),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const dynamo = new DynamoDBClient({ endpoint, region, credentials })
  return { asked, table: awsTable(dynamo, 'portal-staging', 'portal-staging-drill') }
}

test('the moment is the last one that can be restored, and a table without backups is refused', async () => {
  const { table } = await answering({ DescribeContinuousBackups: [backups(moment), backups(null)] })
  expect(await table.untilRestorable(new Date(moment.getTime() - 1000))).toEqual(moment)
  await expect(table.untilRestorable(moment)).rejects.toThrow('portal-staging has no continuous backups')
})

test('the table is restored beside, without indexes, and deleted once it is there', async () => {
  const active = { Table: { TableStatus: 'ACTIVE' } }
  const { asked, table } = await answering({
    DescribeTable: [active, active, active, 'ResourceNotFoundException', 'ResourceNotFoundException'],
  })
  await table.restoreTable(moment)
  await table.removeTable()
  await table.removeTable()
  expect(asked.map(([operation]) => operation)).toEqual([
    'RestoreTableToPointInTime',
    ...['DescribeTable', 'DescribeTable', 'DescribeTable'],
    ...['DeleteTable', 'DescribeTable', 'DescribeTable'],
  ])
  expect(asked[0]?.[1]).toEqual({
    SourceTableName: 'portal-staging',
    TargetTableName: 'portal-staging-drill',
    RestoreDateTime: moment.getTime() / 1000,
    BillingModeOverride: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexOverride: [],
  })
  expect(asked[4]?.[1]).toEqual({ TableName: 'portal-staging-drill' })
})

/** A vault that answers with two pages, and a restore job that ends in the last of these states. */
const aVault = (...states: string[]) => {
  const calls = mockClient(BackupClient)
  onTestFinished(() => calls.restore())
  const point = (name: string, hour: number, Status: 'COMPLETED' | 'PARTIAL' = 'COMPLETED') => ({
    ...{ RecoveryPointArn: `arn:${name}`, CreationDate: new Date(Date.UTC(2026, 10, 21, hour)), Status },
    ...(name === 'newest' && { SourceBackupVaultArn: 'arn:copies' }),
  })
  calls
    .on(ListRecoveryPointsByBackupVaultCommand)
    .resolvesOnce({ RecoveryPoints: [point('older', 3), point('newest', 22)], NextToken: 'more' })
    .resolvesOnce({ RecoveryPoints: [point('oldest', 1), point('half', 23, 'PARTIAL')] })
  calls.on(StartRestoreJobCommand).resolves({ RestoreJobId: 'job' })
  const described = calls.on(DescribeRestoreJobCommand)
  for (const Status of states) described.resolvesOnce({ Status: Status as 'RUNNING', StatusMessage: 'why' })
  return { calls, client: new BackupClient({ region, credentials }) }
}

test('the newest whole backup is taken, with where it came from, and one of three nights ago is refused', async () => {
  const point = await newestPoint(aVault().client, 'portal-prod', 'DynamoDB', moment)
  expect(sourceOf(point)).toBe('arn:newest, which came back from arn:copies')
  const later = new Date(moment.getTime() + 2 * 24 * 60 * 60 * 1000)
  await expect(newestPoint(aVault().client, 'portal-prod', 'S3', later)).rejects.toThrow(
    'The vault portal-prod has no backup (S3) of the last two nights: its newest is of 2026-11-21T22:00:00.000Z.',
  )
})

test('AWS Backup restores table and files beside the live ones, by the role of the vault, or says why not', async () => {
  const { calls, client } = aVault('RUNNING', 'COMPLETED', 'COMPLETED', 'FAILED')
  const point = (name: string) => ({ RecoveryPointArn: name, CreationDate: moment })
  const given = {
    points: { DynamoDB: point('arn:t'), S3: point('arn:f') },
    copy: { table: 't', bucket: 'b' },
  }
  const restores = vaultRestores(client, { role: 'arn:role', ...given }, 1)
  expect(await restores.untilRestorable()).toEqual(moment)
  await restores.restoreTable()
  await restores.restoreFiles()
  expect(calls.commandCalls(StartRestoreJobCommand).map(({ args }) => args[0].input)).toEqual([
    {
      ...{ RecoveryPointArn: 'arn:t', IamRoleArn: 'arn:role' },
      Metadata: { targetTableName: 't', encryptionType: 'Default' },
    },
    {
      ...{ RecoveryPointArn: 'arn:f', IamRoleArn: 'arn:role' },
      Metadata: { DestinationBucketName: 'b', NewBucket: 'true', Encrypted: 'false' },
    },
  ])
  await expect(restores.restoreTable()).rejects.toThrow('did not restore arn:t: FAILED, why')
})
