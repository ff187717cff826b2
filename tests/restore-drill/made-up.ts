/**
 * A restore drill whose table is made up as it is read, for counts that no database of one machine is filled with: what reads, compares and
 * reports is the drill's own, and the database, the files and the data check are left out.
 */
import { DynamoDBClient, type ScanCommandInput } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import type { RawItem } from '#infra/operations/data/item-lines.ts'
import { drillReport, restoreDrill } from '#infra/operations/restore-drill/drill.ts'

const itemsOfAPage = 2000

/** About as long as an item of the real table is. */
const itemOf = (place: number): RawItem => ({
  pk: { S: `USER#${place.toString(36).padStart(36, '0')}` },
  sk: { S: 'CONTACT' },
  name: { S: `Invented Person ${place}` },
  address: { M: { street: { S: `${place} Example Road`.repeat(4) }, city: { S: 'Lahore' } } },
  version: { N: String(place % 7) },
  updated_at: { S: '2026-11-27T12:00:00.000Z' },
})

const pageOf = (items: number, { Segment = 0, TotalSegments = 1, ExclusiveStartKey }: ScanCommandInput) => {
  const end = Math.floor((items * (Segment + 1)) / TotalSegments)
  const from = Number(ExclusiveStartKey?.next?.N ?? Math.floor((items * Segment) / TotalSegments))
  const next = Math.min(from + itemsOfAPage, end)
  return {
    Items: Array.from({ length: next - from }, (_, n) => itemOf(from + n)),
    LastEvaluatedKey: next < end ? { next: { N: String(next) } } : undefined,
  }
}

/** @returns what the drill reports, and the largest memory of this process in megabytes */
export const madeUpDrill = async (items: number): Promise<string[]> => {
  const dynamo = Object.assign(new DynamoDBClient({ region: 'eu-central-1' }), {
    send: async ({ input }: { input: ScanCommandInput }) => {
      // As from a network: what is read meanwhile waits for its turn.
      await new Promise(setImmediate)
      return pageOf(items, input)
    },
  })
  const s3 = Object.assign(new S3Client({ region: 'eu-central-1' }), { send: async () => ({}) })
  const stores = { dynamo, table: 'made-up', s3, bucket: 'made-up' }
  const nothing = async () => {}
  const result = await restoreDrill(
    {
      ...{ live: stores, copy: stores, isBetween: true, untilRestorable: async (since: Date) => since },
      ...{ restoreTable: nothing, restoreFiles: nothing, removeTable: nothing, removeFiles: nothing },
      check: async () => true,
    },
    { say: console.log },
  )
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1024)
  const read = drillReport(result).filter((line) => !/files|check/.test(line))
  return [...read, `The most memory was ${megabytes} MB.`]
}
