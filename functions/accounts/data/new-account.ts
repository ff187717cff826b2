/** A new account: its person, and the item that is written of it. */

import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { type Attempt, fingerprint, newRecord } from '#functions/platform/table/record.ts'
import { Invalid } from '#shared/kit/errors.ts'
import type { AccountGender } from '#shared/vocabulary/people.ts'

export interface Person {
  name: string
  father_name: string
  cnic: string
  phone: string
  email: string
  gender?: AccountGender
}

/** One message whichever of the two is taken, so that a stranger learns as little as possible. */
export const alreadyRegistered = () =>
  new Invalid({
    email: ['An account with this email or CNIC exists already. Sign in or reset your password'],
  })

export interface NewAccount {
  /** Of the account and of its first session, with the hash of the browser's marker. */
  ids: { user: string; session: string; device?: string }
  person: Person
  passwordHash: string
  /** The e-mail that asks to confirm the address; without one, whoever makes the account vouches for the address. */
  welcome: NewEmail | null
}

/** The item of a new account. */
export const newAccount = ({ ids, person, passwordHash, welcome }: NewAccount, attempt: Attempt) =>
  newRecord(accountKey('applicant', ids.user), ids.user, {
    ...person,
    password_hash: passwordHash,
    session_generation: 1,
    email_confirmed_at: welcome ? null : attempt.now.toISOString(),
    made_with: attempt.idempotencyKey && fingerprint([attempt.idempotencyKey, person]),
    created_at: attempt.now.toISOString(),
  })
