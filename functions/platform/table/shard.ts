/** Counters are spread over several items, so that changes by different people seldom conflict. */
import { createHash } from 'node:crypto'

const shards = 8

export const shardOf = (userId: string): number =>
  createHash('sha256').update(userId).digest().readUInt32BE(0) % shards
