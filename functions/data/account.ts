/** Accounts of applicants. E-mail and CNIC are unique: a marker of each is written in the account's own transactions. */
import * as z from 'zod/mini'
import { type NewEmail, putEmail } from '#functions/emails/outbox.ts'
import { Invalid, NotSignedIn, Stale } from '#shared/errors.ts'
import { type AccountGender, accountGenders } from '#shared/vocabulary.ts'
import { accountKey, cnicKey, emailKey, type Key } from './keys.ts'
import { type Attempt, fingerprint, newRecord, nextVersion } from './record.ts'
import { keepSession, newSession } from './session.ts'
import { ConditionFailed, type Table, type Write } from './table.ts'
import { ifOwnedBy, putNew, remove, storedItem, update } from './write.ts'

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
  /** Absent where it was never stated. */
  gender: z.optional(z.enum(accountGenders)),
  /** A PHC string, parameters included. */
  password_hash: z.string(),
  session_generation: z.number(),
  /** SHA-256 of the newest reset token; links in older e-mails are invalid. */
  reset_hash: z.optional(z.string()),
  made_with: z.optional(z.string()),
})
export type Account = z.output<typeof account>

interface Person {
  name: string
  father_name: string
  cnic: string
  phone: string
  email: string
  gender?: AccountGender
}

/** One message whichever of the two is taken, so that a stranger learns as little as possible. */
const alreadyRegistered = () =>
  new Invalid({
    email: ['An account with this email or CNIC exists already. Sign in or reset your password'],
  })

/** The write of fields that nobody signs in with, as part of another transaction. */
export const updateAccountFields = (
  { id, version }: Account,
  fields: Partial<Pick<Account, 'name' | 'father_name' | 'phone'>>,
  attempt: Attempt,
): Write => update(nextVersion(accountKey('applicant', id), version, fields, attempt))

const putMarker = (key: Key, userId: string) => putNew(storedItem(key, { user_id: userId }))
const deleteMarker = (key: Key, userId: string): Write => remove(key, ifOwnedBy(userId))

export const createAccounts = (table: Table) => {
  const updateAccount = ({ id, version }: Account, fields: Partial<Account>, attempt: Attempt): Write =>
    update(nextVersion(accountKey('applicant', id), version, fields, attempt))

  const stored = async (id: string): Promise<Account | null> => {
    const item = await table.get(accountKey('applicant', id), { consistent: true })
    return item && account.parse(item)
  }

  return {
    /**
     * Account, e-mail marker, CNIC marker and first session in one transaction.
     * @throws Invalid when e-mail or CNIC is taken; `idByEmail` then gives the account that has it.
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
      const item = newRecord(accountKey('applicant', ids.user), ids.user, fields, attempt)
      try {
        await table.transact([
          putNew(item),
          putMarker(emailKey(person.email), ids.user),
          putMarker(cnicKey(person.cnic), ids.user),
          putNew(newSession('applicant', ids.user, ids.session, 1, attempt.now)),
        ])
      } catch (error) {
        throw error instanceof ConditionFailed ? alreadyRegistered() : error
      }
      return account.parse(item)
    },

    /** Whose account has the e-mail; read consistently, since a person may sign in right after registering. */
    idByEmail: async (email: string): Promise<string | null> => {
      const item = await table.get(emailKey(email), { consistent: true })
      return item ? String(item.user_id) : null
    },

    read: stored,

    /** Whether this same registration made the account before (a double click, a lost answer). */
    wasMadeWith: (stored: Account, idempotencyKey: string, person: Person): boolean =>
      stored.made_with === fingerprint([idempotencyKey, person]),

    /**
     * Changes person and password; moves the markers of a changed e-mail or CNIC in the same transaction.
     * A new session generation ends all sessions but `sid`.
     * @param email told to the owner when e-mail or password changed.
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
      const move = (from: Key, to: Key) =>
        from.pk === to.pk ? [] : [deleteMarker(from, before.id), putMarker(to, before.id)]
      const endsSessions = after.session_generation !== before.session_generation
      const keptSession = endsSessions
        ? [keepSession('applicant', before.id, sid, after.session_generation)]
        : []
      const writes = [
        updateAccount(before, fields, attempt),
        ...keptSession,
        ...move(emailKey(before.email), emailKey(after.email)),
        ...move(cnicKey(before.cnic), cnicKey(after.cnic)),
        ...(email ? [putEmail(email, attempt.now)] : []),
      ]
      try {
        await table.transact(writes)
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
