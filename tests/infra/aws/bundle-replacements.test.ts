/** What the bundles have in the place of the SDK's own modules says the same as those. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { dynamoDbEndpoint, withoutRegions } from '#infra/aws/bundle/replacements.ts'
import { root } from '#tests/support/project/source-files.ts'

const load = (text: string) => import(`data:text/javascript,${encodeURIComponent(text)}`)

test.each([
  { Region: 'eu-central-1' },
  { Region: 'ap-south-1' },
  { Region: 'me-central-1' },
  { Region: 'eu-central-1', Endpoint: 'http://127.0.0.1:8000' },
])('the address of DynamoDB for %o', async (given) => {
  const { defaultEndpointResolver } = await load(dynamoDbEndpoint)
  const credentials = { accessKeyId: 'any', secretAccessKey: 'any' }
  const { config } = new DynamoDBClient({ region: given.Region, credentials })

  expect(defaultEndpointResolver(given)).toEqual(
    config.endpointProvider({ ...given, AccountIdEndpointMode: 'preferred' }, {}),
  )
})

test('the partition of each region follows from its form', async () => {
  const file = 'node_modules/@aws-sdk/core/dist-es/submodules/client/util-endpoints/lib/aws/partitions.js'
  const text = readFileSync(join(root, file), 'utf8')
  const [{ partitionsInfo: own }, { partitionsInfo: shorter }] = [
    await load(text),
    await load(withoutRegions(text)),
  ]

  expect(withoutRegions(text)).not.toContain('description')
  for (const [index, { regions, ...partition }] of own.partitions.entries()) {
    expect(shorter.partitions[index]).toEqual({ ...partition, regions: {} })
    const places = Object.keys(regions).filter((region) => !region.includes('global'))
    expect(places.filter((region) => !new RegExp(partition.regionRegex).test(region))).toEqual([])
  }
})
