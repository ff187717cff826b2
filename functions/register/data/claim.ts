/** Claims of entries of the register. All claims of a person are one item, so that only one of them waits at a time. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { openClaimKey, ownClaimsKey, waitingClaimKey } from '#functions/platform/table/keys/register.ts'
import { claimsPartition } from '#functions/platform/table/partitions.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { ifAbsent, put, putReplacing, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { Stale } from '#shared/kit/errors.ts'
import { claimEvidence, ownClaim, type WaitingClaim, waitingClaim } from '#shared/register/records/claim.ts'
import { isOpenClaim } from '#shared/register/rules/claim.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { documentTypes } from '#shared/vocabulary/documents.ts'

const shownInQueue = 100

const storedClaim = z.extend(ownClaim, {
  /** The registrar who has decided, and the one who has confirmed it; null for a claim that the code has linked. */
  by: z.nullable(clerk),
  confirmed_by: z._default(z.nullable(clerk), null),
  rests_on: z._default(z.nullable(z.enum(claimEvidence)), null),
  /** What was written with the objection. */
  objection: z._default(z.string(), ''),
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

/** The place in the queue of a claim that the office decides. */
export const waitingClaimItem = (userId: string, { number, name, at, objected_at }: StoredClaim) =>
  storedItem(waitingClaimKey(at, userId), { id: userId, number, name, at, objected_at })

/** Tells the person's own page that a claim is open, without a read of its own. */
export const openClaimItem = (userId: string) => storedItem(openClaimKey(userId), {})

/** The writes of a new claim, or of a change of the newest one; the first is refused where the person's claims are not as they were read. */
export const writesOfClaim = (userId: string, before: StoredClaims, claim: StoredClaim): Write[] => [
  putClaims(userId, before, [...before.claims.filter(({ id }) => id !== claim.id), claim]),
  ...(isOpenClaim(claim)
    ? [put(waitingClaimItem(userId, claim)), put(openClaimItem(userId))]
    : [remove(waitingClaimKey(claim.at, userId)), remove(openClaimKey(userId))]),
]

export const claims = ({ table }: AppContext) => ({
  of: async (userId: string): Promise<StoredClaims> => {
    return (await table.read(storedClaims, ownClaimsKey(userId))) ?? none
  },

  /** The oldest that wait. */
  waiting: (): Promise<WaitingClaim[]> =>
    table.list(waitingClaim, {
      ...within(claimsPartition),
      Limit: shownInQueue,
    }),

  /** Takes a claim that waits off the queue, when the account of the person goes. */
  takeOff: async (userId: string): Promise<void> => {
    const item = await table.get(ownClaimsKey(userId), { consistent: true })
    const last = item && storedClaims.parse(item).claims.at(-1)
    if (last && isOpenClaim(last)) await table.transact([remove(waitingClaimKey(last.at, userId))])
  },

  /**
   * @param extraWrites of the same transaction
   * @throws Stale when the claims of the person, or the entry, have changed in the meantime
   */
  save: async (
    userId: string,
    before: StoredClaims,
    claim: StoredClaim,
    extraWrites: Write[],
  ): Promise<void> => {
    if (!(await table.tryWrite([...writesOfClaim(userId, before, claim), ...extraWrites])))
      throw new Stale(null)
  },
})
