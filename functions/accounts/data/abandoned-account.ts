/**
 * Accounts that hold an e-mail or a CNIC without use: never confirmed, never submitted, older than a day. Whoever registers
 * with what such an account holds gets it (docs/decisions/accounts/0099-addresses-are-confirmed-and-nothing-waits.md).
 */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { type EventEntry, putEvent } from '#functions/platform/table/event.ts'
import { accountKey, cnicKey, emailKey } from '#functions/platform/table/keys/accounts.ts'
import { formKey } from '#functions/platform/table/keys/applicants.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Item, type Write } from '#functions/platform/table/table.ts'
import { check, putNew, update } from '#functions/platform/table/write.ts'
import { newAccountCheck } from './account-check.ts'
import { listClosed } from './account-closing.ts'
import { claimEmail, freeMarker, handOverMarker, putCnicMarker } from './account-markers.ts'
import { alreadyRegistered, type Person } from './new-account.ts'
import { newSession } from './sign-in/session.ts'
import { type Account, account, isNeverConfirmed } from './stored-account.ts'

const keptInMs = 24 * 60 * 60 * 1000

/** Of which nothing was shown and nothing came: never confirmed, and not linked to the register. */
const isUnused = (account: Account): boolean =>
  isNeverConfirmed(account) && !account.registration && !account.closed_at

const isAbandoned = (account: Account, now: Date): boolean =>
  isUnused(account) &&
  !account.counter && // it ends by itself soon
  now.getTime() - Date.parse(account.created_at) > keptInMs

/** Ends the account: no session of it is valid any more. It must still be as it was read, and without an application. */
const close = ({ id, version, email_confirmed_at }: Account, now: Date): Write[] => [
  update({
    Key: { ...accountKey('applicant', id) },
    UpdateExpression:
      'SET closed_at = :now, version = version + :one, session_generation = session_generation + :one REMOVE reset_email',
    ConditionExpression:
      'version = :version AND email_confirmed_at = :confirmed AND attribute_not_exists(registration) AND attribute_not_exists(closed_at)',
    ExpressionAttributeValues: {
      ...{ ':now': now.toISOString(), ':one': 1, ':version': version },
      ':confirmed': email_confirmed_at,
    },
  }),
  listClosed(id, now),
  // A form that is only a counter is no application.
  check({ Key: { ...formKey(id) }, ConditionExpression: 'attribute_not_exists(submitted_at)' }),
]

export const abandonedAccounts = ({ table, newId }: AppContext) => {
  const holderOf = async (marker: Key): Promise<Account | null> => {
    const held = await table.get(marker, { consistent: true })
    const item =
      held && (await table.get(accountKey('applicant', String(held.user_id)), { consistent: true }))
    return item && account.parse(item)
  }

  /** Closes an account without an application and frees what it holds, with an event; refused where it was changed. */
  const writesToClose = (held: Account, event: EventEntry, now: Date): Write[] => [
    ...close(held, now),
    ...(held.email ? [freeMarker(emailKey(held.email), held.id)] : []),
    freeMarker(cnicKey(held.cnic), held.id),
    putEvent(held.id, event, now, newId()),
  ]

  return {
    writesToClose,
    /** @returns whether the writes that close an account, with others, were made */
    closed: (writes: Write[]): Promise<boolean> => table.tryWrite(writes),

    hasApplication: async ({ id }: Account): Promise<boolean> =>
      (await table.get(formKey(id), { consistent: true }))?.submitted_at !== undefined,

    holderOfCnic: (cnic: string): Promise<Account | null> => holderOf(cnicKey(cnic)),
    holderOfEmail: (email: string): Promise<Account | null> => holderOf(emailKey(email)),

    /**
     * Closes an account however young it is, and frees what it holds, with an event.
     * @returns false when it is confirmed, has an application, or was changed in between
     */
    release: async (held: Account, event: EventEntry, { now }: Attempt): Promise<boolean> => {
      if (!isUnused(held)) return false
      return table.tryWrite(writesToClose(held, event, now))
    },

    /** Those that hold the e-mail or the CNIC; none when one of the two is in use. */
    holding: async ({ email, cnic }: Person, now: Date): Promise<Account[]> => {
      const holders = await Promise.all([holderOf(emailKey(email)), holderOf(cnicKey(cnic))])
      const found = holders.filter((holder) => holder !== null)
      if (!found.every((holder) => isAbandoned(holder, now))) return []
      return [...new Map(found.map((holder) => [holder.id, holder])).values()]
    },

    /**
     * Makes the account with what the others hold, and closes those, in one transaction.
     * @param item of the new account. @param first its first session. @throws Invalid when one of them was confirmed, used or changed in between
     */
    replace: async (
      holders: Account[],
      item: Item & Key,
      first: { session: string; device?: string },
      welcome: Parameters<typeof putEmail>[0],
      { now }: Attempt,
    ): Promise<Account> => {
      const made = account.parse(item)
      const take = (key: Key, holder: Account | undefined, free: Write): Write =>
        holder ? handOverMarker(key, holder.id, made.id) : free
      const mailHolder = holders.find(({ email }) => email === made.email)
      const cnicHolder = holders.find(({ cnic }) => cnic === made.cnic)
      const freed = holders.flatMap((holder) => [
        ...(holder === mailHolder ? [] : [freeMarker(emailKey(holder.email), holder.id)]),
        ...(holder === cnicHolder ? [] : [freeMarker(cnicKey(holder.cnic), holder.id)]),
      ])
      try {
        await table.transact([
          putNew(item),
          take(emailKey(made.email), mailHolder, claimEmail(made.email, made.id, now)),
          take(cnicKey(made.cnic), cnicHolder, putCnicMarker(cnicKey(made.cnic), made.id)),
          putNew(newSession('applicant', made.id, first.session, 1, now, first.device)),
          newAccountCheck(made.id, now),
          putEmail(welcome, now),
          ...holders.flatMap((holder) => close(holder, now)),
          ...freed,
        ])
        return made
      } catch (error) {
        throw error instanceof ConditionFailed ? alreadyRegistered() : error
      }
    },
  }
}
