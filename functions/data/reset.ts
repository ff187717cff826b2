/** Reset tokens: only their hash is stored, the newest one counts, using one ends every session. */
import { createHash } from 'node:crypto'
import { accountKey, type PersonKind, resetKey } from './keys.ts'
import { ConditionFailed, type Table, type TransactItem } from './table.ts'

/** An applicant's link answers a question asked just now; a staff link is an invitation. */
const livesInSeconds: Record<PersonKind, number> = { applicant: 30 * 60, staff: 24 * 60 * 60 }

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** @returns lower-case hex of the token's SHA-256. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/** @param kind whose passwords the links set; a link of one kind is unknown to the other. */
export const createResets = (table: Table, kind: PersonKind) => ({
  /** Stores a new token's hash and names it on the account, which voids the tokens before it. */
  issue: async (userId: string, token: string, now: Date): Promise<void> => {
    const hash = tokenHash(token)
    await table.transact((TableName) => [
      {
        Put: {
          TableName,
          Item: { ...resetKey(hash), _v: 1, kind, user_id: userId, ttl: seconds(now) + livesInSeconds[kind] },
        },
      },
      {
        Update: {
          TableName,
          Key: { ...accountKey(kind, userId) },
          UpdateExpression: 'SET reset_hash = :hash',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':hash': hash },
        },
      },
    ])
  },

  /** Whose token this is; null when unknown, used or too old. */
  ownerOf: async (token: string, now: Date): Promise<string | null> => {
    const item = await table.get(resetKey(tokenHash(token)), { consistent: true })
    const counts = item?.kind === kind && Number(item.ttl) > seconds(now)
    return counts ? String(item.user_id) : null
  },

  /**
   * Uses the token up: new password, next session generation, in one transaction.
   * @param beside further writes of the same transaction. @throws ConditionFailed when only one of those was refused
   * @returns false when the token was used, replaced or overtaken in between.
   */
  use: async (
    it: { id: string; email: string },
    token: string,
    passwordHash: string,
    extraWrites: ((table: string) => TransactItem)[] = [],
  ): Promise<boolean> => {
    const hash = tokenHash(token)
    try {
      await table.transact((TableName) => [
        {
          Delete: {
            TableName,
            Key: { ...resetKey(hash) },
            ConditionExpression: 'user_id = :user',
            ExpressionAttributeValues: { ':user': it.id },
          },
        },
        {
          Update: {
            TableName,
            Key: { ...accountKey(kind, it.id) },
            UpdateExpression:
              'SET password_hash = :hash, session_generation = session_generation + :one, version = version + :one REMOVE reset_hash',
            ConditionExpression: 'reset_hash = :token AND email = :email',
            ExpressionAttributeValues: {
              ':hash': passwordHash,
              ':one': 1,
              ':token': hash,
              ':email': it.email,
            },
          },
        },
        ...extraWrites.map((write) => write(TableName)),
      ])
      return true
    } catch (error) {
      if (error instanceof ConditionFailed && error.indexes.some((index) => index < 2)) return false
      throw error
    }
  },
})
