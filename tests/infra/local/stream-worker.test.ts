import type { DynamoDBStreamEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { dynamoDbCall } from '#infra/local/database/dynamodb-call.ts'
import { startDynoxide } from '#infra/local/database/dynoxide.ts'
import { openStream } from '#infra/local/database/stream-source.ts'
import { type StreamFunction, startStreamWorker } from '#infra/local/database/stream-worker.ts'
import { createTableWhenMissing } from '#infra/local/database/table.ts'
import { aFolder, aLog, credentials, region, stopped } from '#tests/support/files/temporary-folder.ts'
import { until } from '#tests/support/waiting/until.ts'

const TableName = 'portal'

const aStream = async () => {
  const log = aLog()
  const options = { dataDir: await aFolder(), port: 0, log: log.log, env: {} }
  const database = await stopped(startDynoxide(options))
  const call = dynamoDbCall(database.endpoint, { credentials, region })
  await createTableWhenMissing(call, TableName)
  const put = (pk: string, n = 0) =>
    call('DynamoDB_20120810.PutItem', {
      TableName,
      Item: { pk: { S: pk }, sk: { S: 'EMAIL' }, n: { N: String(n) } },
    })
  const work = (handle: StreamFunction) =>
    stopped(
      Promise.resolve(
        startStreamWorker({
          source: openStream(call, TableName),
          handle,
          log: log.log,
          pollInMs: 5,
          firstRetryInMs: 1,
          mostTries: 10,
        }),
      ),
    )
  return { put, work, log, database }
}
const keysOf = (event: DynamoDBStreamEvent) => event.Records.map((record) => record.dynamodb!.Keys!.pk!.S!)
const allWell = { batchItemFailures: [] }

/** A function that records its batches and fails on request. */
const aFunction = (fails: (key: string, times: number) => boolean = () => false) => {
  const batches: string[][] = []
  const seen = new Map<string, number>()
  const run: StreamFunction = async (event) => {
    batches.push(keysOf(event))
    const failed = event.Records.filter((record) => {
      const key = record.dynamodb!.Keys!.pk!.S!
      seen.set(key, (seen.get(key) ?? 0) + 1)
      return fails(key, seen.get(key)!)
    })
    return {
      batchItemFailures: failed.map((record) => ({ itemIdentifier: record.dynamodb!.SequenceNumber! })),
    }
  }
  return { run, batches, seen }
}

test('the stream worker delivers new outbox items in order, older ones included, and nothing else', async () => {
  const { put, work } = await aStream()
  await put('OUTBOX#1')
  await put('USER#1')
  await put('OUTBOX#1', 1)
  await put('OUTBOX#2')
  const { run, batches } = aFunction()

  await work(run)
  await until(() => batches.flat().length >= 2)
  await put('OUTBOX#3')
  await until(() => batches.flat().length >= 3)

  expect(batches.flat()).toEqual(['OUTBOX#1', 'OUTBOX#2', 'OUTBOX#3'])
})

test('the stream worker delivers again from the first record that failed', async () => {
  const { put, work } = await aStream()
  for (const at of [1, 2, 3]) await put(`OUTBOX#${at}`)
  const { run, batches } = aFunction((key, times) => key === 'OUTBOX#2' && times < 3)

  await work(run)
  await until(() => batches.length >= 3)

  expect(batches).toEqual([
    ['OUTBOX#1', 'OUTBOX#2', 'OUTBOX#3'],
    ['OUTBOX#2', 'OUTBOX#3'],
    ['OUTBOX#2', 'OUTBOX#3'],
  ])
})

test('the stream worker sets a record aside after the last try and goes on with the others', async () => {
  const { put, work, log } = await aStream()
  const { run, batches, seen } = aFunction((key) => key === 'OUTBOX#poison')
  const worker = await work(run)
  await put('OUTBOX#poison')
  await until(() => batches.length > 0)
  await put('OUTBOX#after')

  await until(() => worker.deadLetters().length === 1)

  expect(seen.get('OUTBOX#poison')).toBe(10)
  expect(seen.get('OUTBOX#after')).toBeGreaterThan(0)
  expect(log.entries.filter((entry) => entry.event === 'EMAIL_PARKED')).toHaveLength(1)
})

test('the stream worker retries the whole batch when the function throws or names an unknown record', async () => {
  const { put, work, log } = await aStream()
  await put('OUTBOX#1')
  let calls = 0
  const worker = await work(async () => {
    calls += 1
    if (calls === 1) throw new Error('of a person')
    return calls === 2 ? { batchItemFailures: [{ itemIdentifier: '' }] } : allWell
  })
  await until(() => calls === 3)
  expect(log.events()).toContain('STREAM_FUNCTION_FAILED')
  expect(JSON.stringify(log.entries)).not.toContain('of a person')
  expect(worker.deadLetters()).toEqual([])
})

test('the stream worker finishes its current batch before it stops', async () => {
  const { put, work } = await aStream()
  await put('OUTBOX#1')
  const arrived = Promise.withResolvers<void>()
  let done = false
  const worker = await work(async () => {
    arrived.resolve()
    await new Promise((resolve) => setTimeout(resolve, 50))
    done = true
    return allWell
  })
  await arrived.promise
  await worker.stop()
  expect(done).toBe(true)
})
