/** Copying back into the live table after a restore, batches that the table processes partly, and fee schedules. */

import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createServices } from '#functions/services.ts'
import { sendEmails } from '#functions/workers/worker.ts'
import { createTableWhenMissing } from '#infra/local/database/table.ts'
import type { RawItem } from '#infra/operations/data/item-lines.ts'
import { isWaitingEmail } from '#infra/operations/data/item-lines.ts'
import { writeItems } from '#infra/operations/data/items.ts'
import { progress } from '#infra/operations/data/progress.ts'
import { sampleFeeSchedule } from '#shared/applications/rules/fee.ts'
import { aPdf } from '#tests/support/files/hostile-files.ts'
import { aFolder, credentials, region } from '#tests/support/files/temporary-folder.ts'
import { anEmptyEnvironment, command, fill, isKeys, itemsIn } from '#tests/support/portal/operations-stack.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const stack = await openStack()
for (let people = 0; people < 3; people++) await fill(stack, aPdf())

const live = 'portal-dev'
/** As `npm run data:copy` starts it for dev, once the account is compared. */
const copy = (...args: string[]) => {
  const { localStack } = stack
  return command({ ...localStack, env: { ...localStack.env, TABLE_NAME: live } }, 'copy', ...args)
}
const copyBack = () => copy('--from-table', 'portal')
const put = (Item: RawItem) => stack.localStack.call('DynamoDB_20120810.PutItem', { TableName: live, Item })

test('copying back after a restore puts every item into the live table, however often it is repeated', async () => {
  await createTableWhenMissing(stack.localStack.call, live)
  const restored = await itemsIn(stack.localStack)

  for (const _time of [1, 2]) {
    const { status, said } = await copyBack()
    expect(status).toBe(0)
    expect(said.split('\n').at(-2)).toBe(`Done: ${restored.length} items copied from portal to portal-dev.`)
    expect(await itemsIn(stack.localStack, live)).toEqual(restored)
  }
})

describe('copying back after more has happened', () => {
  const [newcomer, keys, counter] = [
    { pk: { S: 'USER#new' }, sk: { S: 'ACCOUNT' } },
    { pk: { S: 'VERIFICATION-KEYS' }, sk: { S: 'applicant' }, keys: { L: [] } },
    { pk: { S: 'COUNTER#QUEUE' }, sk: { S: '3' }, submitted: { N: '7' } },
  ]
  let [account, waiting]: [RawItem | undefined, RawItem[]] = [undefined, []]
  let after: RawItem[]
  beforeAll(async () => {
    const restored = await itemsIn(stack.localStack)
    account = restored.find(({ sk }) => sk?.S === 'ACCOUNT')
    waiting = restored.filter(isWaitingEmail)
    await createTableWhenMissing(stack.localStack.call, live)
    for (const item of [newcomer, keys, counter, { ...account, name: { S: 'Somebody Else' } }])
      await put(item)
    await stack.services.emails.settle(waiting[0]?.id?.S ?? '', 'sent', new Date())
    const { status, said } = await copyBack()
    expect([status, said]).toEqual([0, expect.stringContaining('1 repaired.')])
    after = await itemsIn(stack.localStack, live)
  })

  test('keeps newer items and rotated keys, and resets changed items', () => {
    expect(after).toContainEqual(newcomer)
    expect(after).toContainEqual(keys)
    expect(after).toContainEqual(account)
  })

  test('leaves counters that hold what there is, cases since the restored moment included', () => {
    const counters = after.filter(({ pk }) => pk?.S === 'COUNTER#QUEUE')
    expect(counters).toEqual([{ ...counter, submitted: { N: '0' } }])
  })

  test('sends no e-mail again that was sent', async () => {
    const work = sendEmails(createServices({ ...stack.services.config, TABLE_NAME: live }, { log: () => {} }))
    const before = stack.localStack.mailbox.emails().length
    const Records = waiting.map(({ pk }) => ({ dynamodb: { Keys: { pk } } }) as never)
    expect(await work({ Records })).toEqual({ batchItemFailures: [] })
    expect(stack.localStack.mailbox.emails().length - before).toBe(waiting.length - 1)
  })
})

test.each([
  ['itself', ['--from-table', live], /cannot be copied into itself/],
  ['a table that is not there', ['--from-table', 'absent'], /^Not done: /],
])('copying %s is refused with a sentence', async (_what, args, complaint) => {
  const refused = await copy(...args)
  expect([refused.status, refused.said]).toEqual([1, expect.stringMatching(complaint)])
})

/** A table that takes `most` items of each call, and none at all once `most` is 0. */
const aSlowTable = async (most: number) => {
  const taken: string[] = []
  const server = createServer(async (request, response) => {
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
    const requests = body.RequestItems.slow as { PutRequest: { Item: RawItem } }[]
    taken.push(...requests.slice(0, most).map((request) => request.PutRequest.Item.pk?.S ?? ''))
    const left = requests.slice(most)
    response.setHeader('content-type', 'application/x-amz-json-1.0')
    response.end(JSON.stringify({ UnprocessedItems: left.length > 0 ? { slow: left } : {} }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { taken, client: new DynamoDBClient({ endpoint, region, credentials }) }
}

async function* people(count: number): AsyncGenerator<RawItem> {
  for (let index = 0; index < count; index++) yield { pk: { S: `USER#${index}` }, sk: { S: 'ACCOUNT' } }
}

test('items that the table does not process are sent again until it has', async () => {
  const { client, taken } = await aSlowTable(9)
  const items = progress('items', 1000)
  await writeItems(client, 'slow', people(60), items)
  expect([items.count(), taken.length, new Set(taken).size]).toEqual([60, 60, 60])
})

test('a table that accepts nothing ends the copy with an error', async () => {
  const { client } = await aSlowTable(0)
  const writing = writeItems(client, 'slow', people(3), progress('items', 1000), 3)
  await expect(writing).rejects.toThrow('The table keeps refusing items')
})

test('a new environment has no fee schedule until one is added, and an existing schedule is not replaced', async () => {
  const environment = await anEmptyEnvironment()
  const schedule = join(await aFolder(), 'fees.json')
  await writeFile(
    schedule,
    JSON.stringify({ ...sampleFeeSchedule, name: 'Set', effective_from: '2027-01-01' }),
  )
  await writeFile(`${schedule}.broken`, '{"name":"half"}')

  expect(await command(environment, 'fees')).toMatchObject({ status: 0 })
  expect(await command(environment, 'fees')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/A schedule is in effect/),
  })
  expect(await command(environment, 'fees', '--from', schedule)).toMatchObject({ status: 0 })
  expect(await command(environment, 'fees', '--from', schedule)).toMatchObject({
    status: 1,
    said: expect.stringMatching(/left as it is/),
  })
  expect(await command(environment, 'fees', '--from', `${schedule}.broken`)).toMatchObject({ status: 1 })
  const fees = (await itemsIn(environment)).filter((item) => !isKeys(item))
  const schedules = fees.filter(({ sk }) => !sk?.S?.startsWith('~'))
  expect(schedules.map(({ sk, name }) => [sk?.S, name?.S])).toEqual([
    ['2000-01-01', sampleFeeSchedule.name],
    ['2027-01-01', 'Set'],
  ])
})
