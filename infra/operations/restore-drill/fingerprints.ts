/** What a table and a bucket hold, as hashes: enough to compare, and no personal data. */
import { createHash } from 'node:crypto'
import { inParallel } from '../data/in-parallel.ts'
import { lineOf, type RawItem } from '../data/item-lines.ts'
import { readItems } from '../data/items.ts'
import { listKeys, readObject } from '../data/objects.ts'
import type { Stores } from './restores.ts'

/** A hash of the contents by a hash of the key. */
type Fingerprints = Map<string, string>

const segments = 4
const filesAtOnce = 16

const hashOf = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('base64url')

/** The order of attributes says nothing, also within others. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  const entries = Object.entries(value).map(([name, member]) => [name, inOrder(member)] as const)
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

export const fingerprintsOfItems = async ({ dynamo, table }: Stores): Promise<Fingerprints> => {
  const found: Fingerprints = new Map()
  const readSegment = async (Segment: number) => {
    for await (const item of readItems(dynamo, table, { Segment, TotalSegments: segments }))
      found.set(hashOf(`${item.pk?.S} ${item.sk?.S}`), hashOf(lineOf(inOrder(item) as RawItem)))
  }
  await Promise.all(Array.from({ length: segments }, (_, segment) => readSegment(segment)))
  return found
}

export const fingerprintsOfFiles = async ({ s3, bucket }: Stores): Promise<Fingerprints> => {
  const found: Fingerprints = new Map()
  await inParallel(listKeys(s3, bucket), filesAtOnce, async (key) => {
    const object = await readObject(s3, bucket, key)
    if (object) found.set(hashOf(key), hashOf(object.bytes))
  })
  return found
}

export interface Comparison {
  /** How many were the same before and after the restored moment. */
  still: number
  /** Items that were changed, added or removed in the meantime; a restored copy may have either state. */
  moving: number
  /** How many of the unchanged items are missing or different in the copy. */
  wrong: number
  /** How many the copy has. */
  restored: number
}

/** Whatever did not change between two readings must be in a copy of a moment between them, just so. */
export const compare = (before: Fingerprints, after: Fingerprints, copy: Fingerprints): Comparison => {
  let [still, wrong] = [0, 0]
  for (const [key, hash] of before) {
    if (after.get(key) !== hash) continue
    still += 1
    if (copy.get(key) !== hash) wrong += 1
  }
  const all = new Set([...before.keys(), ...after.keys(), ...copy.keys()])
  return { still, moving: all.size - still, wrong, restored: copy.size }
}
