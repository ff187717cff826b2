import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { dynamoDbCall } from '#infra/local/database/dynamodb-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { openStream } from '#infra/local/database/stream-source.ts'
import { createTableWhenMissing } from '#infra/local/database/table.ts'
import { tableIndexes } from '#infra/table-indexes.ts'
import { aFolder, aLog, credentials, region, stopped } from '#tests/support/files/temporary-folder.ts'
import { until } from '#tests/support/waiting/until.ts'

const TableName = 'portal'

const aDatabase = async (given: { dataDir?: string; trimEveryMs?: number } = {}) => {
  const dataDir = given.dataDir ?? (await aFolder())
  const { log, events } = aLog()
  const options = { ...given, dataDir, port: 0, log, env: {} }
  const database = await stopped(startDynoxide(options))
  const call = dynamoDbCall(database.endpoint, { credentials, region })
  await createTableWhenMissing(call, TableName)
  const client = new DynamoDBClient({ endpoint: database.endpoint, region, credentials })
  const put = (pk: string) =>
    client.send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, sk: { S: 'x' } } }))
  const has = async (pk: string) =>
    (await client.send(new GetItemCommand({ TableName, Key: { pk: { S: pk }, sk: { S: 'x' } } }))).Item !==
    undefined
  return { dataDir, database, call, put, has, events }
}

const isAlive = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

test('the table is created once, with stream, index and TTL', async () => {
  const { call } = await aDatabase()
  await createTableWhenMissing(call, TableName)
  type Answer = Record<string, Record<string, unknown>>
  const { Table } = await call<Answer>('DynamoDB_20120810.DescribeTable', { TableName })
  expect(Table).toMatchObject({
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
    GlobalSecondaryIndexes: tableIndexes.map(({ name }) => ({ IndexName: name })),
  })
  const { TimeToLiveDescription } = await call<Answer>('DynamoDB_20120810.DescribeTimeToLive', { TableName })
  expect(TimeToLiveDescription).toMatchObject({ TimeToLiveStatus: 'ENABLED', AttributeName: 'ttl' })
})

test('a database that may choose its port takes none that the system gives to other servers', async () => {
  const { database } = await aDatabase()
  expect(Number(new URL(database.endpoint).port)).toBeLessThan(27_000)
})

test('records of the stream are removed after a day, and the numbers go on', async () => {
  const { dataDir, call, put } = await aDatabase({ trimEveryMs: 50 })
  for (const pk of ['old', 'older', 'young']) await put(pk)
  const file = new DatabaseSync(join(dataDir, 'portal.db'), { timeout: 60_000 })
  const keys = () =>
    file
      .prepare('SELECT keys_json FROM _stream_records ORDER BY id')
      .all()
      .map(({ keys_json }) => JSON.parse(String(keys_json)).pk.S)
  file.exec("UPDATE _stream_records SET created_at = created_at - 90000 WHERE keys_json LIKE '%old%'")
  await until(() => keys().join() === 'young')

  // All are old: the last one stays, and what is written afterwards has a later number.
  file.exec('UPDATE _stream_records SET created_at = created_at - 90000')
  await put('newest')
  await until(() => keys().join() === 'newest')
  file.close()
  const records = await openStream(call, TableName).read()
  expect(records.map(({ dynamodb }) => [dynamodb?.Keys?.pk?.S, dynamodb?.SequenceNumber])).toEqual([
    ['newest', expect.stringMatching(/^0*4$/)],
  ])
})

test('the newest record of the stream is found by an index, so that a write costs the same however long the stream is', async () => {
  const { dataDir, put, events } = await aDatabase()
  await put('one')
  const file = new DatabaseSync(join(dataDir, 'portal.db'), { readOnly: true })
  const asked = 'SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?'
  const plan = file.prepare(`EXPLAIN QUERY PLAN ${asked}`).all(TableName)
  file.close()
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH _stream_records USING COVERING INDEX stream_records_by_number (table_name=?)',
  ])
  expect(events()).not.toContain('STREAM_NOT_INDEXED')
})

test('a killed database restarts on the same port with the same data', async () => {
  const { database, put, has, events } = await aDatabase()
  await put('kept')
  const pid = database.pid()!

  process.kill(pid, 'SIGKILL')
  await until(() => database.pid() !== undefined && database.pid() !== pid)

  expect(await has('kept')).toBe(true)
  expect(events()).toEqual(['DATABASE_DIED'])
})

test('a start ends the database process that a killed parent left behind, and keeps its data', async () => {
  const dataDir = await aFolder()
  const script = `
    import { startDynoxide } from '#infra/local/database/dynoxide.ts'
    const database = await startDynoxide({ dataDir: ${JSON.stringify(dataDir)}, port: 0, log() {}, env: {} })
    process.send({ pid: database.pid(), endpoint: database.endpoint })
  `
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  type Started = { pid: number; endpoint: string }
  const leftover = await new Promise<Started>((resolve) =>
    parent.once('message', (message) => resolve(message as Started)),
  )
  const call = dynamoDbCall(leftover.endpoint, { credentials, region })
  await createTableWhenMissing(call, TableName)
  await call('DynamoDB_20120810.PutItem', { TableName, Item: { pk: { S: 'kept' }, sk: { S: 'x' } } })
  const gone = new Promise((resolve) => parent.once('exit', resolve))
  parent.kill('SIGKILL')
  await gone
  expect(isAlive(leftover.pid)).toBe(true)

  const { has, events, database } = await aDatabase({ dataDir })

  expect(isAlive(leftover.pid)).toBe(false)
  expect(database.pid()).not.toBe(leftover.pid)
  expect(events()).toEqual(['DATABASE_ORPHAN_ENDED'])
  expect(await has('kept')).toBe(true)
})

test('a start does not end another process that has the stored id', async () => {
  const dataDir = await aFolder()
  const stranger = spawn('sleep', ['60'])
  writeFileSync(
    join(dataDir, 'dynoxide.pid'),
    JSON.stringify({ pid: stranger.pid, command: ['dynoxide', 'serve'] }),
  )
  const { events, database } = await aDatabase({ dataDir })
  expect(isAlive(stranger.pid!)).toBe(true)
  expect(events()).toEqual([])
  stranger.kill()
  await database.stop()
  expect(existsSync(join(dataDir, 'dynoxide.pid'))).toBe(false)
})

test('the database that DYNAMODB_ENDPOINT names is used', async () => {
  const env = { DYNAMODB_ENDPOINT: 'http://127.0.0.1:8000' }
  const database = await startDynoxide({ dataDir: '/nowhere', port: 0, log: aLog().log, env })
  expect(database.endpoint).toBe('http://127.0.0.1:8000')
  await database.stop()
})
