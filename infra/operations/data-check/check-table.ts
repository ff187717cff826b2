/**
 * Reads a table and its bucket, and holds all that must hold. While people work a record may be read before a change and what
 * follows from it after, so that whatever is found is looked for once more.
 */
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { S3Client } from '@aws-sdk/client-s3'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import { readItems } from '../data/items.ts'
import { listObjects } from '../data/objects.ts'
import type { Progress } from '../data/progress.ts'
import { createDataCheck, createGrouping, nameOfFinding } from './data-check.ts'
import { countersNow, movedCounters } from './moving-counters.ts'
import type { Finding } from './tools.ts'

const segments = 4

export interface CheckedStores {
  dynamo: DynamoDBClient
  table: string
  /** Null where nobody looks at files. */
  bucket: { s3: S3Client; name: string } | null
}

type Check = ReturnType<typeof createDataCheck>

const readSegment = async (
  { dynamo, table }: CheckedStores,
  Segment: number,
  check: Check,
  items: Progress,
) => {
  const grouping = createGrouping(check.see)
  for await (const item of readItems(dynamo, table, { Segment, TotalSegments: segments })) {
    grouping.add(unmarshall(item))
    items.add()
  }
  grouping.end()
}

const readRound = async (
  stores: CheckedStores,
  { round, rounds }: { round: number; rounds: number },
  items: Progress,
): Promise<Finding[]> => {
  const { bucket } = stores
  const check = createDataCheck({ now: new Date(), withFiles: bucket !== null, round, rounds })
  await Promise.all(
    Array.from({ length: segments }, (_, segment) => readSegment(stores, segment, check, items)),
  )
  // Files last, since a record never names a file that is stored after it.
  if (bucket) for await (const file of listObjects(bucket.s3, bucket.name)) check.seeFile(file)
  return check.end()
}

/** The findings of one reading, without counters that changed during it. */
const readOnce = async (stores: CheckedStores, rounds: number, items: Progress) => {
  const before = await countersNow(stores)
  const findings: Finding[] = []
  for (let round = 0; round < rounds; round++)
    findings.push(...(await readRound(stores, { round, rounds }, items)))
  const moved = movedCounters(before, await countersNow(stores))
  return { findings: findings.filter(({ key }) => !moved.has(`${key.pk} ${key.sk}`)), moved: moved.size }
}

export interface Checked {
  findings: Finding[]
  /** Counters that changed while they were read, and are not judged. */
  moved: number
}

/** @param rounds in which the table is read, each with a part of what must be joined in memory */
export const checkTable = async (
  stores: CheckedStores,
  { rounds, items }: { rounds: number; items: Progress },
): Promise<Checked> => {
  const first = await readOnce(stores, rounds, items)
  if (first.findings.length === 0) return first
  const again = await readOnce(stores, rounds, items)
  const seen = new Set(first.findings.map(nameOfFinding))
  return { ...again, findings: again.findings.filter((finding) => seen.has(nameOfFinding(finding))) }
}
