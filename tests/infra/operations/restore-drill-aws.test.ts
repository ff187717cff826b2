/** The calls of a drill to DynamoDB, against answers as AWS gives them. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, onTestFinished, test } from 'vitest'
import { awsTable } from '#infra/operations/restore-drill/aws-table.ts'
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
