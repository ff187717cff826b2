/** Accounts of applicants. E-mail and CNIC are unique: a marker of each is written in the account's own transactions. */
import * as z from 'zod/mini'
import { countChange, FormChanged, type FormOwner } from '#functions/data/applicants/form-lock.ts'
import { accountKey, cnicKey } from '#functions/data/keys/accounts.ts'
import { keepSession, newSession } from '#functions/data/sign-in/session.ts'
import { type Attempt, fingerprint, nextVersion } from '#functions/data/table/record.ts'
import { ConditionFailed, type Table, type Write } from '#functions/data/table/table.ts'
import { check, putNew, update } from '#functions/data/table/write.ts'
import { putEmail } from '#functions/emails/outbox.ts'
import type { NewEmail } from '#functions/emails/stored-email.ts'
import { NotSignedIn, Stale } from '#shared/errors.ts'
import { ownRegistration } from '#shared/records/registration.ts'
import { unreachableAddress } from '#shared/records/unreachable-address.ts'
import { closingReasons } from '#shared/rules/account-closing.ts'
import { accountGenders } from '#shared/vocabulary/people.ts'
import { newAccountCheck } from './account-check.ts'
import { claimEmail, freeMarker, isEmailFreeFor, ownerOfEmail, putCnicMarker } from './account-markers.ts'
import { alreadyRegistered, type NewAccount, newAccount, type Person } from './new-account.ts'

/** With the kind of the e-mail that tells it, and when that was sent. */
const unreachable = z.extend(unreachableAddress, { kind: z.string(), sent_at: z.string() })

export type Unreachable = z.output<typeof unreachable>

export const account = z.object({
  id: z.string(),
  version: z.number(),
  created_at: z.string(),
  name: z.string(),
  father_name: z.string(),
  /** 13 digits. */
  cnic: z.string(),
  phone: z.string(),
  /** Lower case. */
  email: z.string(),
  /** Absent where it was never stated. */
  gender: z.optional(z.enum(accountGenders)),
  /** When a link that was sent to the address was opened; null: not yet. */
  email_confirmed_at: z.nullable(z.string()),
  /** That e-mails to `email` come back. @see email-delivery.ts */
  unreachable: z.optional(unreachable),
  /** When the e-mail was sent that arrived after others had come back; those sent before it tell nothing any more. */
  reached_at: z.optional(z.string()),
  /** An address that takes the place of `email` once it is confirmed. */
  pending_email: z.optional(z.object({ email: z.string(), change: z.string(), asked_at: z.string() })),
  /** Confirmed addresses before the present one, oldest first, with the change that ended each. @see email-address.ts */
  former_emails: z.optional(z.array(z.object({ email: z.string(), change: z.string(), until: z.number() }))),
  /** Asked for, or begun by the council: signing in takes it back until the removal has begun. @see account-closing.ts */
  closing: z.optional(z.object({ asked_at: z.string(), due_at: z.string(), reason: z.enum(closingReasons) })),
  /** When it was closed for good: its removal has begun, or another person registered with what it had held unconfirmed. */
  closed_at: z.optional(z.string()),
  /** A PHC string, parameters included; empty: a new one must be set by a link. */
  password_hash: z.string(),
  session_generation: z.number(),
  /** The last change of the password by the profile, which the link of its e-mail may undo. */
  password_change: z.optional(z.string()),
  /** SHA-256 of the newest reset token; links in older e-mails are invalid. */
  reset_hash: z.optional(z.string()),
  made_with: z.optional(z.string()),
  /** The entry of the register that it is linked to, as far as its holder sees it with every request (register/holder.ts). */
  registration: z.optional(ownRegistration),
})

export type Account = z.output<typeof account>

export const isEmailConfirmed = ({ email_confirmed_at }: Pick<Account, 'email_confirmed_at'>): boolean =>
  email_confirmed_at !== null

/** The write of fields that nobody signs in with, as part of another transaction. */
export const updateAccountFields = (
  { id, version }: Account,
  fields: Partial<Pick<Account, 'name' | 'father_name' | 'phone'>>,
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
  const stored = async (id: string): Promise<Account | null> => {
    const item = await table.get(accountKey('applicant', id), { consistent: true })
    return item && account.parse(item)
  }

  return {
    /**
     * Account, e-mail marker, CNIC marker, first session and the e-mail in one transaction.
     * @throws Invalid when e-mail or CNIC is taken; `idByEmail` then gives the account that has it.
     */
    register: async (made: NewAccount, attempt: Attempt): Promise<Account> => {
      const { ids, person, welcome } = made
      const item = newAccount(made, attempt)
      try {
        await table.transact([
          putNew(item),
          claimEmail(person.email, ids.user, attempt.now),
          putCnicMarker(cnicKey(person.cnic), ids.user),
          putNew(newSession('applicant', ids.user, ids.session, 1, attempt.now, ids.device)),
          newAccountCheck(ids.user, attempt.now),
          ...(welcome ? [putEmail(welcome, attempt.now)] : []),
        ])
      } catch (error) {
        throw error instanceof ConditionFailed ? alreadyRegistered() : error
      }
      return account.parse(item)
    },

    /** Whose account has the e-mail. */
    idByEmail: (email: string): Promise<string | null> => ownerOfEmail(table, email),

    /** Whether the account may take this e-mail. */
    isFreeFor: (email: string, userId: string, now: Date): Promise<boolean> =>
      isEmailFreeFor(table, email, userId, now),

    read: stored,

    /** Whether this same registration made the account before (a double click, a lost answer). */
    wasMadeWith: (stored: Account, idempotencyKey: string, person: Person): boolean =>
      stored.made_with === fingerprint([idempotencyKey, person]),

    /**
     * Changes person and password; moves the marker of a changed CNIC in the same transaction.
     * A new session generation ends all sessions but `sid`. A CNIC belongs to the application, so its change needs the form.
     * @param emails that tell of the change.
     * @throws Stale, Invalid, FormChanged, NotSignedIn when `sid` ended in between; ConditionFailed when an extra write was refused
     */
    change: async (
      before: Account,
      owner: FormOwner,
      fields: Partial<Omit<Account, 'email'>>,
      attempt: Attempt,
      emails: NewEmail[],
      sid: string,
      extraWrites: Write[] = [],
    ): Promise<Account> => {
      const after = { ...before, ...fields, version: before.version + 1 }
      const endsSessions = after.session_generation !== before.session_generation
      const keptSession = endsSessions
        ? [keepSession('applicant', before.id, sid, after.session_generation)]
        : []
      const movedCnic =
        before.cnic === after.cnic
          ? []
          : [
              countChange(owner),
              freeMarker(cnicKey(before.cnic), before.id),
              putCnicMarker(cnicKey(after.cnic), before.id),
            ]
      const writes = [
        update(nextVersion(accountKey('applicant', before.id), before.version, fields, attempt)),
        ...keptSession,
        ...movedCnic,
        ...emails.map((email) => putEmail(email, attempt.now)),
        ...extraWrites,
      ]
      try {
        await table.transact(writes)
        return after
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        if (error.indexes.includes(0)) throw new Stale(await stored(before.id))
        if (endsSessions && error.indexes.includes(1)) throw new NotSignedIn()
        if (movedCnic.length > 0 && error.indexes.includes(1 + keptSession.length)) throw new FormChanged()
        if (error.indexes.some((index) => index >= writes.length - extraWrites.length)) throw error
        throw alreadyRegistered()
      }
    },
  }
}
