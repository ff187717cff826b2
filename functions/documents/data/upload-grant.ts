/** The right to upload one file once (docs/security.md#uploads). DynamoDB deletes it after it has expired. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { uploadGrantKey } from '#functions/platform/table/keys/applicants.ts'
import { longestId } from '#functions/platform/table/keys/key.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { remove, storedItem, update } from '#functions/platform/table/write.ts'
import { type UploadRequest, uploadRequest } from '#shared/documents/records/document.ts'

/** How long the object store accepts the file. */
export const uploadWithinSeconds = 5 * 60
/** An upload that begins in time may take longer over a slow line. */
const confirmWithinSeconds = 15 * 60

const storedGrant = z.object({
  ...uploadRequest.shape,
  id: z.string(),
  ttl: z.number(),
  used_at: z.optional(z.string()),
})
export type StoredGrant = z.output<typeof storedGrant>

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** The write that marks a grant used, for the transaction of its document. */
export const markGrantUsed = (userId: string, id: string, now: Date): Write =>
  update({
    Key: { ...uploadGrantKey(userId, id) },
    UpdateExpression: 'SET used_at = :now',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(used_at)',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  })

export const uploadGrants = ({ table, newId }: AppContext) => ({
  issue: async (
    userId: string,
    request: UploadRequest,
    now: Date,
    id: string = newId(),
  ): Promise<StoredGrant> => {
    const grant = { ...request, id, ttl: seconds(now) + confirmWithinSeconds }
    await table.put(storedItem(uploadGrantKey(userId, grant.id), { ...grant }))
    return grant
  },

  /** Null when unknown, another person's or expired. */
  read: async (userId: string, id: string, now: Date): Promise<StoredGrant | null> => {
    if (id.length > longestId) return null
    const item = await table.get(uploadGrantKey(userId, id), { consistent: true })
    return item && Number(item.ttl) > seconds(now) ? storedGrant.parse(item) : null
  },

  /** After a refused file: the next one needs a new grant, which counts against the limit. */
  end: (userId: string, id: string): Promise<void> => table.transact([remove(uploadGrantKey(userId, id))]),
})
