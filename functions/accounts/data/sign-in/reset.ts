/** Reset tokens: only their hash is stored, only the newest one is valid, and using it ends every session. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import type { PersonKind } from '#functions/platform/table/keys/key.ts'
import { resetKey } from '#functions/platform/table/keys/sign-in.ts'
import { ConditionFailed, type Table, type Write } from '#functions/platform/table/table.ts'
import { ifOwnedBy, put, remove, storedItem, update } from '#functions/platform/table/write.ts'
import { tokenHash } from './token-hash.ts'

/** An applicant has asked for the link just now; a staff link may be an invitation. */
const validInSeconds: Record<PersonKind, number> = { applicant: 30 * 60, staff: 24 * 60 * 60 }

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/**
 * @param kind whether the links set passwords of applicants or of staff; a link of one kind does not work for the
 * other.
 */
export const createResets = (table: Table, kind: PersonKind) => ({
  /** Stores a new token's hash, also in the account, so that earlier tokens become invalid. */
  issue: async (userId: string, token: string, now: Date): Promise<void> => {
    const hash = tokenHash(token)
    await table.transact([
      put(storedItem(resetKey(hash), { kind, user_id: userId, ttl: seconds(now) + validInSeconds[kind] })),
      update({
        Key: { ...accountKey(kind, userId) },
        UpdateExpression: 'SET reset_hash = :hash',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':hash': hash },
      }),
    ])
  },

  /** The person to whom the token belongs; null when it is unknown, used or too old. */
  ownerOf: async (token: string, now: Date): Promise<string | null> => {
    const item = await table.get(resetKey(tokenHash(token)), { consistent: true })
    const counts = item?.kind === kind && Number(item.ttl) > seconds(now)
    return counts ? String(item.user_id) : null
  },

  /** Whether this is the token of the newest e-mail: each one makes those before it invalid. */
  isNewest: ({ reset_hash }: { reset_hash?: string | undefined }, token: string): boolean =>
    reset_hash === tokenHash(token),

  /**
   * Sets the password, ends every session and removes the token, in one transaction.
   * @throws ConditionFailed when only an extra write was refused
   * @returns false when the token was used or replaced, or the e-mail changed, in between.
   */
  use: async (
    person: { id: string; email: string },
    token: string,
    passwordHash: string,
    extraWrites: Write[] = [],
  ): Promise<boolean> => {
    const hash = tokenHash(token)
    try {
      await table.transact([
        remove(resetKey(hash), ifOwnedBy(person.id)),
        update({
          Key: { ...accountKey(kind, person.id) },
          UpdateExpression:
            'SET password_hash = :hash, session_generation = session_generation + :one, version = version + :one REMOVE reset_hash',
          ConditionExpression: 'reset_hash = :token AND email = :email',
          ExpressionAttributeValues: {
            ':hash': passwordHash,
            ':one': 1,
            ':token': hash,
            ':email': person.email,
          },
        }),
        ...extraWrites,
      ])
      return true
    } catch (error) {
      if (error instanceof ConditionFailed && error.indexes.some((index) => index < 2)) return false
      throw error
    }
  },
})

export const resets = ({ table }: AppContext) => createResets(table, 'applicant')
export const staffResets = ({ table }: AppContext) => createResets(table, 'staff')
