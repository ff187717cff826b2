/** Accounts of applicants. E-mail and CNIC are unique: a marker of each is written in the account's own transactions. */
import { countChange, FormChanged, type FormOwner } from '#functions/applications/data/form-lock.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { accountKey, cnicKey } from '#functions/platform/table/keys/accounts.ts'
import { type Attempt, fingerprint, nextVersion } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Table, type Write } from '#functions/platform/table/table.ts'
import { check, putNew, update } from '#functions/platform/table/write.ts'
import { NotSignedIn, Stale } from '#shared/kit/errors.ts'
import { newAccountCheck } from './account-check.ts'
import {
  claimEmail,
  freeMarker,
  holderOfEmail,
  isEmailFreeFor,
  moveEmailMarkers,
  putCnicMarker,
} from './account-markers.ts'
import { alreadyRegistered, type NewAccount, newAccount, type Person } from './new-account.ts'
import { keepSession, newSession } from './sign-in/session.ts'
import { type Account, account, isEmailConfirmed } from './stored-account.ts'

/** What an application states of its person, or is found by. */
const personalFields = ['name', 'father_name', 'cnic', 'phone'] as const

/** The write of fields that nobody signs in with, as part of another transaction. */
export const updateAccountFields = (
  { id, version }: Account,
  fields: Partial<Pick<Account, 'name' | 'father_name' | 'cnic' | 'phone'>>,
  attempt: Attempt,
): Write => update(nextVersion(accountKey('applicant', id), version, fields, attempt))

/** For a transaction after which the account can no longer be closed: it must not have been closed in between. */
export const requireOpenAccount = (account: Account): Write[] =>
  isEmailConfirmed(account)
    ? []
    : [
        check({
          Key: { ...accountKey('applicant', account.id) },
          ConditionExpression: 'attribute_not_exists(closed_at)',
        }),
      ]

export const createAccounts = (table: Table) => {
  const stored = (id: string): Promise<Account | null> => table.read(account, accountKey('applicant', id))

  return {
    /**
     * Account, e-mail marker, CNIC marker, first session and the e-mail in one transaction.
     * @throws Invalid when e-mail or CNIC is taken; `idByEmail` then gives the account that has it.
     */
    register: async (made: NewAccount, attempt: Attempt): Promise<Account> => {
      const { ids, person, welcome } = made
      const item = newAccount(made, attempt)
      const isMade = await table.tryWrite([
        putNew(item),
        claimEmail(person.email, ids.user, attempt.now),
        putCnicMarker(cnicKey(person.cnic), ids.user),
        putNew(newSession('applicant', ids.user, ids.session, 1, attempt.now, ids.device)),
        newAccountCheck(ids.user, attempt.now),
        ...(welcome ? [putEmail(welcome, attempt.now)] : []),
      ])
      if (!isMade) throw alreadyRegistered()
      return account.parse(item)
    },

    /** Who signs in with the e-mail. */
    idByEmail: async (email: string): Promise<string | null> => {
      const holder = await holderOfEmail(table, email)
      return holder && !holder.hasLeft ? holder.id : null
    },

    /** The account that has the e-mail, or has left it and can restore it. */
    holderOfEmail: (email: string) => holderOfEmail(table, email),

    /** Whether the account may take this e-mail. */
    isFreeFor: (email: string, userId: string, now: Date): Promise<boolean> =>
      isEmailFreeFor(table, email, userId, now),

    /** Whether no other account has the CNIC. */
    isCnicFreeFor: async (cnic: string, userId: string): Promise<boolean> => {
      const marker = await table.get(cnicKey(cnic), { consistent: true })
      return !marker || marker.user_id === userId
    },

    read: stored,

    /** Whether this same registration made the account before (a double click, a lost answer). */
    wasMadeWith: (stored: Account, idempotencyKey: string, person: Person): boolean =>
      stored.made_with === fingerprint([idempotencyKey, person]),

    /**
     * Changes person, e-mail address and password; moves the markers of a changed address and CNIC in the same transaction.
     * A new session generation ends all sessions but `sid`, or all where it is empty. The person belongs to the application, so a change needs the form.
     * @param emails that tell of the change.
     * @throws Stale, Invalid, FormChanged, NotSignedIn when `sid` ended in between; ConditionFailed when an extra write was refused
     */
    change: async (
      before: Account,
      owner: FormOwner,
      fields: Partial<Account>,
      attempt: Attempt,
      emails: NewEmail[],
      sid: string,
      extraWrites: Write[] = [],
    ): Promise<Account> => {
      const after = { ...before, ...fields, version: before.version + 1 }
      const endsSessions = after.session_generation !== before.session_generation
      const keptSession =
        endsSessions && sid ? [keepSession('applicant', before.id, sid, after.session_generation)] : []
      const counted = personalFields.some((field) => before[field] !== after[field])
        ? [countChange(owner)]
        : []
      const movedCnic =
        before.cnic === after.cnic
          ? []
          : [freeMarker(cnicKey(before.cnic), before.id), putCnicMarker(cnicKey(after.cnic), before.id)]
      const writes = [
        update(nextVersion(accountKey('applicant', before.id), before.version, fields, attempt)),
        ...keptSession,
        ...counted,
        ...movedCnic,
        ...moveEmailMarkers(before, after, attempt.now),
        ...emails.map((email) => putEmail(email, attempt.now)),
        ...extraWrites,
      ]
      try {
        await table.transact(writes)
        return after
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        if (error.indexes.includes(0)) throw new Stale(await stored(before.id))
        if (keptSession.length > 0 && error.indexes.includes(1)) throw new NotSignedIn()
        if (counted.length > 0 && error.indexes.includes(1 + keptSession.length)) throw new FormChanged()
        if (error.indexes.some((index) => index >= writes.length - extraWrites.length)) throw error
        throw alreadyRegistered()
      }
    },
  }
}

export const accounts = ({ table }: AppContext) => createAccounts(table)
