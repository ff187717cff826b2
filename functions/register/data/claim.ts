/** Claims of entries of the register. All claims of a person are one item, so that only one of them waits at a time. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { ownClaimsKey, waitingClaimKey } from '#functions/platform/table/keys/register.ts'
import { claimsPartition } from '#functions/platform/table/partitions.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { ifAbsent, put, putReplacing, remove, storedItem } from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'
import { ownClaim, type WaitingClaim, waitingClaim } from '#shared/register/records/claim.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'

const shownInQueue = 100

const storedClaim = z.extend(ownClaim, {
  /** The registrar who has decided; null for a claim that was linked at once. */
  by: z.nullable(clerk),
  /** The key of the picture of the certificate. */
  object_key: z.string(),
  type: z.enum(documentTypes),
  /** The hash of the sent claim, so that the same claim sent again is recognised. */
  sent: z.string(),
})
export type StoredClaim = z.output<typeof storedClaim>

/** The oldest first. */
export const storedClaims = z.object({ version: z.number(), claims: z.array(storedClaim) })
export type StoredClaims = z.output<typeof storedClaims>

const none: StoredClaims = { version: 0, claims: [] }

const putClaims = (userId: string, { version }: StoredClaims, claims: StoredClaim[]): Write => {
  const item = storedItem(ownClaimsKey(userId), { version: version + 1, claims })
  return version === 0 ? put(item, ifAbsent) : putReplacing(item, version)
}

/** The place of a claim that waits in the queue. */
export const waitingClaimItem = (userId: string, { number, name, at }: StoredClaim) =>
  storedItem(waitingClaimKey(at, userId), { id: userId, number, name, at })

export const claims = ({ table }: AppContext) => {
  /** @throws Stale when the claims of the person, or the entry, have changed in the meantime */
  const write = async (writes: Write[]): Promise<void> => {
    try {
      await table.transact(writes)
    } catch (error) {
      throw error instanceof ConditionFailed ? new Stale(null) : error
    }
  }

  return {
    of: async (userId: string): Promise<StoredClaims> => {
      const item = await table.get(ownClaimsKey(userId), { consistent: true })
      return item ? storedClaims.parse(item) : none
    },

    /** The oldest that wait. */
    waiting: async (): Promise<WaitingClaim[]> => {
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': claimsPartition },
        Limit: shownInQueue,
      })
      return items.map((item) => waitingClaim.parse(item))
    },

    /** Takes a claim that waits off the queue, when the account of the person goes. */
    takeOff: async (userId: string): Promise<void> => {
      const item = await table.get(ownClaimsKey(userId), { consistent: true })
      const last = item && storedClaims.parse(item).claims.at(-1)
      if (last?.state === 'waiting') await table.transact([remove(waitingClaimKey(last.at, userId))])
    },

    /** @param extraWrites of the same transaction. @throws Stale */
    add: (userId: string, before: StoredClaims, claim: StoredClaim, extraWrites: Write[]): Promise<void> =>
      write([
        putClaims(userId, before, [...before.claims, claim]),
        ...(claim.state === 'waiting' ? [put(waitingClaimItem(userId, claim))] : []),
        ...extraWrites,
      ]),

    /** Settles the claim that waits, which is the newest. @throws Stale */
    settle: (
      userId: string,
      before: StoredClaims,
      settled: StoredClaim,
      extraWrites: Write[],
    ): Promise<void> =>
      write([
        putClaims(userId, before, [...before.claims.slice(0, -1), settled]),
        remove(waitingClaimKey(settled.at, userId)),
        ...extraWrites,
      ]),
  }
}
