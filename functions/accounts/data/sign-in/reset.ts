/** Reset tokens: only their hash is stored, only those of the newest e-mail are valid, and using one ends every session. */

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

/** A link that was opened. `email_id`: the e-mail of the outbox that it stands in. */
export interface ResetLink {
  token: string
  user_id: string
  email_id: string
}

/**
 * @param kind whether the links set passwords of applicants or of staff; a link of one kind does not work for the
 * other.
 */
export const createResets = (table: Table, kind: PersonKind) => ({
  /**
   * Stores a new token's hash, and in the account which e-mail it stands in, so that the links of earlier e-mails become
   * invalid. An e-mail that may have been sent is sent again: the link of each of its copies counts.
   */
  issue: async ({ token, user_id, email_id }: ResetLink, now: Date): Promise<void> => {
    const ttl = seconds(now) + validInSeconds[kind]
    await table.transact([
      put(storedItem(resetKey(tokenHash(token)), { kind, user_id, email_id, ttl })),
      update({
        Key: { ...accountKey(kind, user_id) },
        UpdateExpression: 'SET reset_email = :email',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':email': email_id },
      }),
    ])
  },

  /** The link with this token; null when it is unknown, used or too old. */
  read: async (token: string, now: Date): Promise<ResetLink | null> => {
    const item = await table.get(resetKey(tokenHash(token)), { consistent: true })
    if (item?.kind !== kind || Number(item.ttl) <= seconds(now)) return null
    return { token, user_id: String(item.user_id), email_id: String(item.email_id) }
  },

  /** Whether the link is of the newest e-mail: each one makes those before it invalid. */
  isNewest: ({ reset_email }: { reset_email?: string | undefined }, { email_id }: ResetLink): boolean =>
    reset_email === email_id,

  /**
   * Sets the password, ends every session and makes every link invalid, in one transaction.
   * @throws ConditionFailed when only an extra write was refused
   * @returns false when the link was used or replaced, or the e-mail changed, in between.
   */
  use: async (
    person: { id: string; email: string },
    { token, email_id }: ResetLink,
    passwordHash: string,
    extraWrites: Write[] = [],
  ): Promise<boolean> => {
    try {
      await table.transact([
        remove(resetKey(tokenHash(token)), ifOwnedBy(person.id)),
        update({
          Key: { ...accountKey(kind, person.id) },
          UpdateExpression:
            'SET password_hash = :hash, session_generation = session_generation + :one, version = version + :one REMOVE reset_email',
          ConditionExpression: 'reset_email = :link AND email = :email',
          ExpressionAttributeValues: {
            ':hash': passwordHash,
            ':one': 1,
            ':link': email_id,
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
