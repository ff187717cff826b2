/** Accounts of applicants. E-mail and CNIC are unique: their markers stand in the account's own transactions. */
import * as z from 'zod/mini'
import { emailToSend, type NewEmail } from '#functions/emails/outbox.ts'
import { Invalid, NotSignedIn, Stale } from '#shared/errors.ts'
import { accountKey, cnicKey, emailKey, type Key } from './keys.ts'
import { type Attempt, fingerprint, newItem, nextVersion, putNew } from './record.ts'
import { carriedOver, newSession } from './session.ts'
import { ConditionFailed, type Table, type TransactItem } from './table.ts'

export const account = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  father_name: z.string(),
  /** 13 digits. */
  cnic: z.string(),
  phone: z.string(),
  /** Lower case. */
  email: z.string(),
  /** A PHC string, parameters included. */
  password_hash: z.string(),
  session_generation: z.number(),
  /** SHA-256 of the newest reset token; older e-mails are void. */
  reset_hash: z.optional(z.string()),
  made_with: z.optional(z.string()),
})
export type Account = z.output<typeof account>

export interface Person {
  name: string
  father_name: string
  cnic: string
  phone: string
  email: string
}

/** One sentence whichever of the two is taken, so that a stranger learns as little as may be. */
export const alreadyRegistered = () =>
  new Invalid({
    email: ['An account with this email or CNIC exists already. Sign in or reset your password'],
  })

const marker = (key: Key, userId: string) => putNew({ ...key, _v: 1, user_id: userId })
const markerGone =
  (key: Key, userId: string) =>
  (TableName: string): TransactItem => ({
    Delete: {
      TableName,
      Key: { ...key },
      ConditionExpression: 'user_id = :user',
      ExpressionAttributeValues: { ':user': userId },
    },
  })

export const createAccounts = (table: Table) => {
  const changeItem =
    (it: Account, fields: Partial<Account>, attempt: Attempt) =>
    (TableName: string): TransactItem => {
      const update = nextVersion(accountKey('applicant', it.id), it.version, fields, attempt)
      return { Update: { TableName, ...update } }
    }

  const stored = async (id: string): Promise<Account | null> => {
    const item = await table.get(accountKey('applicant', id), { consistent: true })
    return item && account.parse(item)
  }

  return {
    /**
     * Account, e-mail marker, CNIC marker and first session in one transaction.
     * @throws Invalid when e-mail or CNIC is taken; `idByEmail` then tells whose.
     */
    register: async (
      ids: { user: string; session: string },
      person: Person,
      passwordHash: string,
      attempt: Attempt,
    ): Promise<Account> => {
      const fields = {
        ...person,
        password_hash: passwordHash,
        session_generation: 1,
        made_with: attempt.idempotencyKey && fingerprint([attempt.idempotencyKey, person]),
      }
      const item = newItem(accountKey('applicant', ids.user), ids.user, fields, attempt)
      try {
        await table.transact((name) => [
          putNew(item)(name),
          marker(emailKey(person.email), ids.user)(name),
          marker(cnicKey(person.cnic), ids.user)(name),
          putNew(newSession('applicant', ids.user, ids.session, 1, attempt.now))(name),
        ])
      } catch (error) {
        throw error instanceof ConditionFailed ? alreadyRegistered() : error
      }
      return account.parse(item)
    },

    /** Who holds an e-mail address; read strongly, since somebody may sign in right after registering. */
    idByEmail: async (email: string): Promise<string | null> => {
      const item = await table.get(emailKey(email), { consistent: true })
      return item ? String(item.user_id) : null
    },

    read: stored,

    /** Whether this very registration was made before (a double click, a lost answer). */
    wasMadeWith: (it: Account, idempotencyKey: string, person: Person): boolean =>
      it.made_with === fingerprint([idempotencyKey, person]),

    /**
     * Changes person and password; moves the markers of a changed e-mail or CNIC in the same transaction.
     * A new session generation ends all sessions but `sid`.
     * @param e-mail told to the owner when e-mail or password changed.
     * @throws Stale, Invalid, NotSignedIn when `sid` ended in between
     */
    change: async (
      before: Account,
      fields: Partial<Account>,
      attempt: Attempt,
      email: NewEmail | null,
      sid: string,
    ): Promise<Account> => {
      const after = { ...before, ...fields, version: before.version + 1 }
      const move = (was: Key, is: Key) =>
        was.pk === is.pk ? [] : [markerGone(was, before.id), marker(is, before.id)]
      const endsSessions = after.session_generation !== before.session_generation
      const keptSession = endsSessions
        ? [carriedOver('applicant', before.id, sid, after.session_generation)]
        : []
      const writes = [
        changeItem(before, fields, attempt),
        ...keptSession,
        ...move(emailKey(before.email), emailKey(after.email)),
        ...move(cnicKey(before.cnic), cnicKey(after.cnic)),
        ...(email ? [emailToSend(email, attempt.now)] : []),
      ]
      try {
        await table.transact((name) => writes.map((write) => write(name)))
        return after
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        if (error.indexes.includes(0)) throw new Stale(await stored(before.id))
        if (endsSessions && error.indexes.includes(1)) throw new NotSignedIn()
        throw alreadyRegistered()
      }
    },
  }
}
export type Accounts = ReturnType<typeof createAccounts>
