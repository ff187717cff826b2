/** The migration of stored items, with a made-up one: contact information states its city as `town`. */
import { randomUUID } from 'node:crypto'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAppContext } from '#functions/platform/services/app-context.ts'
import { contactKey } from '#functions/platform/table/keys/applicants.ts'
import { nextVersion } from '#functions/platform/table/record.ts'
import { update } from '#functions/platform/table/write.ts'
import { credentialsOf } from '#infra/local/environment.ts'
import { carryOut } from '#infra/operations/data-migration/carry-out.ts'
import type { Migration } from '#infra/operations/data-migration/migrations.ts'
import { openStack } from '#tests/support/portal/stack.ts'

const stack = await openStack()

const tableOf = () => createAppContext(stack.services.config).table
const earlier = z.object({ pk: z.string(), sk: z.string(), version: z.number(), city: z.string() })

const townsForCities: Migration = {
  name: 'Contact information names the town',
  writesFor: (item) => {
    if (item.sk !== contactKey('').sk || 'town' in item) return []
    const { pk, sk, version, city } = earlier.parse(item)
    const attempt = { requestId: 'migration', now: new Date() }
    return [update(nextVersion({ pk, sk }, version, { town: city, city: undefined }, attempt))]
  },
}

const migrate = async (migration: Migration, said: string[] = []) => {
  const { env } = stack.localStack
  const dynamo = new DynamoDBClient({
    ...{ endpoint: env.AWS_ENDPOINT_URL_DYNAMODB, region: env.AWS_REGION, credentials: credentialsOf(env) },
  })
  const isDone = await carryOut([migration], { dynamo, table: env.TABLE_NAME }, (line) => said.push(line))
  return { isDone, said }
}

const put = async (fields: object): Promise<string> => {
  const id = randomUUID()
  await tableOf().put({ ...contactKey(id), version: 1, ...fields })
  return id
}
const read = async (id: string) => {
  const item = await tableOf().get(contactKey(id), { consistent: true })
  return { town: item?.town, city: item?.city, version: item?.version }
}

test('a run that was stopped is finished by the next one, and a third finds nothing to do', async () => {
  const ids = await Promise.all(Array.from({ length: 60 }, () => put({ city: 'Lahore' })))
  let rewritten = 0
  const stopping: Migration = {
    ...townsForCities,
    writesFor: (item, table) => {
      const writes = townsForCities.writesFor(item, table)
      if ('city' in item && rewritten++ > 20) throw new Error('stopped')
      return writes
    },
  }
  await expect(migrate(stopping)).rejects.toThrow('stopped')
  const halfWay = (await Promise.all(ids.map(read))).filter(({ town }) => town).length
  expect(halfWay).toBeGreaterThan(0)
  expect(halfWay).toBeLessThan(60)

  expect(await migrate(townsForCities)).toEqual({
    isDone: true,
    said: [`${townsForCities.name} …`, `${60 - halfWay} items were rewritten.`],
  })
  expect(await Promise.all(ids.map(read))).toEqual(ids.map(() => ({ town: 'Lahore', version: 2 })))
  expect((await migrate(townsForCities)).said.at(-1)).toBe('0 items were rewritten.')
})

test('what somebody changes at that moment is read again, and nothing of it is lost', async () => {
  const id = await put({ city: 'Kasur' })
  let isFirst = true
  const racing: Migration = {
    ...townsForCities,
    writesFor: async (item, table) => {
      const writes = await townsForCities.writesFor(item, table)
      if (writes.length > 0 && isFirst) {
        isFirst = false
        const attempt = { requestId: 'an applicant', now: new Date() }
        await table.transact([update(nextVersion(contactKey(id), 1, { city: 'Multan' }, attempt))])
      }
      return writes
    },
  }
  expect((await migrate(racing)).isDone).toBe(true)
  expect(await read(id)).toEqual({ town: 'Multan', version: 3 })
})

test('an item that cannot be read is named and holds up no other', async () => {
  const [broken, whole] = [await put({ city: 42 }), await put({ city: 'Sahiwal' })]
  const { isDone, said } = await migrate(townsForCities)
  expect(isDone).toBe(false)
  expect(said).toEqual([
    `${townsForCities.name} …`,
    '1 items were rewritten.',
    '1 were not: they cannot be read, or somebody worked on them. Run it again.',
    `${contactKey(broken).pk} ${contactKey(broken).sk}`,
  ])
  expect((await read(whole)).town).toBe('Sahiwal')
})
