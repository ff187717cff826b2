/** An account as it is stored; what is read of it needs nothing of what changes it. */
import * as z from 'zod/mini'
import { counter } from '#shared/accounts/records/counter.ts'
import { unreachableAddress } from '#shared/accounts/records/unreachable-address.ts'
import { languages } from '#shared/kit/languages.ts'
import { ownRegistration } from '#shared/register/records/account-registration.ts'
import { accountGenders } from '#shared/vocabulary/people.ts'
import { closingReasons } from '#shared/vocabulary/statuses.ts'

/** With the kind of the e-mail that tells it, and when that was sent. */
const unreachable = z.extend(unreachableAddress, { kind: z.string(), sent_at: z.string() })

export type Unreachable = z.output<typeof unreachable>

/** An address that was left. @see email-address.ts */
const formerEmail = z.object({
  email: z.string(),
  /** The change that ended it. */
  change: z.string(),
  /** The end of the time in which it can be restored, in seconds. */
  until: z.number(),
  /** Either when it was confirmed, or the CNIC that must be entered to restore an address that nobody has confirmed. */
  confirmed_at: z.optional(z.string()),
  cnic: z.optional(z.string()),
})
export type FormerEmail = z.output<typeof formerEmail>

export const account = z.object({
  id: z.string(),
  version: z.number(),
  created_at: z.string(),
  name: z.string(),
  father_name: z.string(),
  /** 13 digits. */
  cnic: z.string(),
  phone: z.string(),
  /** Lower case; empty where there is none. */
  email: z.string(),
  /** Absent where it was never stated. */
  gender: z.optional(z.enum(accountGenders)),
  /** Absent where it was never chosen. */
  language: z.optional(z.enum(languages)),
  /** When a link that was sent to the address was opened; null: not yet. */
  email_confirmed_at: z.nullable(z.string()),
  /** That e-mails to `email` come back. @see email-delivery.ts */
  unreachable: z.optional(unreachable),
  /** When the e-mail was sent that arrived after others had come back; those sent before it tell nothing any more. */
  reached_at: z.optional(z.string()),
  /** An address before the present one was confirmed. */
  was_confirmed: z.optional(z.boolean()),
  /** Addresses that can be restored, oldest first. */
  former_emails: z.optional(z.array(formerEmail)),
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
  reset_email: z.optional(z.string()),
  made_with: z.optional(z.string()),
  /** Made at the counter for somebody without e-mail (docs/glossary.md: walk-in). */
  counter: z.optional(counter),
  /** The entry of the register that it is linked to, as far as its holder sees it with every request (register/holder.ts). */
  registration: z.optional(ownRegistration),
})

export type Account = z.output<typeof account>

export const isEmailConfirmed = ({ email_confirmed_at }: Pick<Account, 'email_confirmed_at'>): boolean =>
  email_confirmed_at !== null

/** Whether nobody has ever shown that an address of the account is theirs. */
export const isNeverConfirmed = (account: Account): boolean =>
  !isEmailConfirmed(account) && !account.was_confirmed
