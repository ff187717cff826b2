/** Counters stand in several items, so that steps of different people seldom meet in one. */
import { createHash } from 'node:crypto'

const shards = 8

export const shardOf = (userId: string): number =>
  createHash('sha256').update(userId).digest().readUInt32BE(0) % shards
