/** Reads a table and a bucket into the fingerprints of a drill. */
import { inParallel } from '../data/in-parallel.ts'
import { lineOf, type RawItem } from '../data/item-lines.ts'
import { readItems } from '../data/items.ts'
import { checksumOf, listKeys } from '../data/objects.ts'
import type { Fingerprints, Reading } from './fingerprints.ts'
import type { Stores } from './restores.ts'

const segments = 4
const filesAtOnce = 16

/** The order of attributes says nothing, also within others. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  const entries = Object.entries(value).map(([name, member]) => [name, inOrder(member)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

export const readTable = async (
  { dynamo, table }: Stores,
  reading: Reading,
  into: Fingerprints,
): Promise<void> => {
  const readSegment = async (Segment: number) => {
    for await (const item of readItems(dynamo, table, { Segment, TotalSegments: segments }))
      into.note(reading, `${item.pk?.S} ${item.sk?.S}`, lineOf(inOrder(item) as RawItem))
  }
  await Promise.all(Array.from({ length: segments }, (_, segment) => readSegment(segment)))
}

/** By the checksums that S3 keeps: no file that has one is downloaded. */
export const readFiles = ({ s3, bucket }: Stores, reading: Reading, into: Fingerprints): Promise<void> =>
  inParallel(listKeys(s3, bucket), filesAtOnce, async (key) => {
    const checksum = await checksumOf(s3, bucket, key)
    if (checksum) into.note(reading, key, checksum)
  })
