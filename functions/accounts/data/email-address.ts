/**
 * The e-mail address of an account: another one counts at once, is confirmed by a link, and gives way again by a link to the
 * address that was left. An account keeps the addresses that can be restored, so that each link works once, and restoring
 * one makes the links of all later changes void (docs/decisions/accounts/0102-changes-of-address-and-password-can-be-undone.md).
 */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { moveEmailMarkers } from './account-markers.ts'
import { type Account, type FormerEmail, isEmailConfirmed } from './stored-account.ts'

const undoableInSeconds = 7 * 24 * 60 * 60

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

const liveFormer = ({ former_emails = [] }: Account, now: Date): FormerEmail[] =>
  former_emails.filter(({ until }) => until > seconds(now))

/**
 * The address that a link can restore: the one that its change has ended. A link about a changed password, and a question for a
 * link without a change, find the address to which it is sent.
 */
export const restorableBy = (
  account: Account,
  { email, change }: { email: string; change?: string | undefined },
  now: Date,
): FormerEmail | null => {
  const live = liveFormer(account, now)
  const isByAddress = change === undefined || change === account.password_change
  return (
    live.find((former) => former.change === change) ??
    (isByAddress ? live.findLast((former) => former.email === email) : undefined) ??
    null
  )
}

/** Nothing is known yet of e-mails to another address. */
const nothingKnown = { unreachable: undefined, reached_at: undefined }

/**
 * How the address that is left can be restored. One that nobody has confirmed may be a stranger's, so that its link asks for
 * the CNIC; one of those is enough to lead back, and so nobody reserves many addresses of other people.
 */
const leftEmail = (account: Account, live: FormerEmail[], change: string, now: Date): FormerEmail[] => {
  const { email, cnic, email_confirmed_at } = account
  const until = seconds(now) + undoableInSeconds
  if (email_confirmed_at !== null) return [{ email, change, until, confirmed_at: email_confirmed_at }]
  return live.some((former) => former.cnic) ? [] : [{ email, change, until, cnic }]
}

/** The fields of an account that takes another address. Links to set a password that were sent to the present one are void. */
export const withNewEmail = (before: Account, email: string, change: string, now: Date): Partial<Account> => {
  const live = liveFormer(before, now)
  const known = live.findLast((former) => former.email === email && former.confirmed_at)
  return {
    email,
    email_confirmed_at: known?.confirmed_at ?? null,
    was_confirmed: before.was_confirmed || isEmailConfirmed(before) || undefined,
    ...nothingKnown,
    former_emails: [...live, ...leftEmail(before, live, change, now)],
    reset_email: undefined,
  }
}

/** The fields of an account whose password was changed by somebody else: nobody signs in until a new one is set by a link. */
const withoutPassword = ({ session_generation }: Account): Partial<Account> => ({
  password_hash: '',
  password_change: undefined,
  closing: undefined, // that person may have closed the account
  reset_email: undefined,
  session_generation: session_generation + 1,
})

export const emailAddresses = ({ table }: AppContext) => {
  /** @returns false when the account is another than the one that was read */
  const transact = async (writes: Write[]): Promise<boolean> => {
    return table.tryWrite(writes)
  }
  const changeAccount = (before: Account, fields: Partial<Account>, attempt: Attempt): Write =>
    update(nextVersion(accountKey('applicant', before.id), before.version, fields, attempt))

  return {
    /**
     * Notes that e-mails reach the present address, for the first time or again. No content changes, so the version stays.
     * @returns false when the account is another than the one that was read
     */
    confirm: ({ id, email }: Account, now: Date): Promise<boolean> =>
      transact([
        update({
          Key: { ...accountKey('applicant', id) },
          UpdateExpression: 'SET email_confirmed_at = :now REMOVE unreachable, reached_at',
          ConditionExpression:
            'email = :email AND (email_confirmed_at = :none OR attribute_exists(unreachable)) AND attribute_not_exists(closed_at)',
          ExpressionAttributeValues: { ':now': now.toISOString(), ':email': email, ':none': null },
        }),
      ]),

    /**
     * For owners who have not changed the password: it becomes void, and all sessions end.
     * @param reset the e-mail with a link to set a new one @returns false as `confirm`
     */
    voidPassword: (before: Account, attempt: Attempt, reset: NewEmail): Promise<boolean> =>
      transact([changeAccount(before, withoutPassword(before), attempt), putEmail(reset, attempt.now)]),

    /**
     * Restores an address. All sessions end, and the password is void, because the person who changed the address may know it.
     * @param emails with a link to set a new password, and to the address that gives way @returns false as `confirm`
     */
    restore: (
      before: Account,
      restored: FormerEmail,
      attempt: Attempt,
      emails: NewEmail[],
    ): Promise<boolean> => {
      const live = liveFormer(before, attempt.now)
      const fields = {
        ...withoutPassword(before),
        ...nothingKnown,
        email: restored.email,
        email_confirmed_at: attempt.now.toISOString(),
        former_emails: live.slice(0, live.indexOf(restored)),
      }
      return transact([
        changeAccount(before, fields, attempt),
        ...moveEmailMarkers(before, { ...before, ...fields }, attempt.now),
        ...emails.map((email) => putEmail(email, attempt.now)),
      ])
    },
  }
}
