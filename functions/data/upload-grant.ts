/** The right to upload one file once (security, T20). Lies behind the core; the table forgets it by itself. */
import * as z from 'zod/mini'
import { type UploadRequest, uploadRequest } from '#shared/records/document.ts'
import { longestId, uploadGrantKey } from './keys.ts'
import type { Table, TransactItem } from './table.ts'

/** How long the object store takes the file. */
export const uploadWithinSeconds = 5 * 60
/** A file that began in time over a slow line may be confirmed later than that. */
const confirmWithinSeconds = 15 * 60

export const storedGrant = z.object({
  ...uploadRequest.shape,
  id: z.string(),
  ttl: z.number(),
  used_at: z.optional(z.string()),
})
export type StoredGrant = z.output<typeof storedGrant>

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** The write that uses a grant up, for the transaction of its document. */
export const useGrant =
  (userId: string, id: string, now: Date) =>
  (TableName: string): TransactItem => ({
    Update: {
      TableName,
      Key: { ...uploadGrantKey(userId, id) },
      UpdateExpression: 'SET used_at = :now',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(used_at)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    },
  })

export const createUploadGrants = (table: Table, newId: () => string) => ({
  issue: async (userId: string, request: UploadRequest, now: Date): Promise<StoredGrant> => {
    const grant = { ...request, id: newId(), ttl: seconds(now) + confirmWithinSeconds }
    await table.put({ ...uploadGrantKey(userId, grant.id), _v: 1, ...grant })
    return grant
  },

  /** Null when unknown, somebody else's or expired. */
  read: async (userId: string, id: string, now: Date): Promise<StoredGrant | null> => {
    if (id.length > longestId) return null
    const item = await table.get(uploadGrantKey(userId, id), { consistent: true })
    return item && Number(item.ttl) > seconds(now) ? storedGrant.parse(item) : null
  },

  /** After a refused file: the next one asks for a grant of its own, and so is counted. */
  end: (userId: string, id: string): Promise<void> =>
    table.transact((TableName) => [{ Delete: { TableName, Key: { ...uploadGrantKey(userId, id) } } }]),
})
