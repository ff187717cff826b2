/**
 * The e-mail address of an account: confirmed by a link, changed once the new one is confirmed, and restored by a link to the
 * address that was left. An account keeps the addresses that can be restored, so that each undo works once, and restoring one
 * voids all that came after it (docs/decisions/0102-a-changed-address-can-be-undone.md).
 */
import { accountKey, emailKey } from '#functions/data/keys/accounts.ts'
import { type Attempt, nextVersion } from '#functions/data/table/record.ts'
import { ConditionFailed, type Table, type Write } from '#functions/data/table/table.ts'
import { update } from '#functions/data/table/write.ts'
import { putEmail } from '#functions/emails/outbox.ts'
import type { NewEmail } from '#functions/emails/stored-email.ts'
import type { Account } from './account.ts'
import { isEmailConfirmed } from './account.ts'
import { claimEmail, freeMarker, reserveEmail } from './account-markers.ts'

const week = 7 * 24 * 60 * 60 // how long a new address waits for its confirmation, and how long it can be undone after that

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** The change that waits for its confirmation; null when there is none, or it has waited too long. */
export const pendingChange = ({ pending_email }: Account, now: Date) =>
  pending_email && seconds(now) < seconds(new Date(pending_email.asked_at)) + week ? pending_email : null

const liveFormer = ({ former_emails = [] }: Account, now: Date) =>
  former_emails.filter(({ until }) => until > seconds(now))

/** The address that this change has ended, while it can be restored. */
export const restorableBy = (account: Account, change: string, now: Date) =>
  liveFormer(account, now).find((former) => former.change === change) ?? null

/** Nothing is known yet of e-mails to another address. */
const nothingKnown = { unreachable: undefined, reached_at: undefined }

/** In a move or a restoration the second write takes the address. */
const claimIndex = 1

const asOutcome = (error: unknown): 'changed' | 'taken' => {
  if (!(error instanceof ConditionFailed)) throw error
  return error.indexes.includes(claimIndex) && !error.indexes.includes(0) ? 'taken' : 'changed'
}

/** 'changed': the account is another than the one that was read. 'taken': somebody else has the address by now. */
type Outcome = 'done' | 'changed' | 'taken'

export const createEmailAddresses = (table: Table) => {
  const changeAccount = (before: Account, fields: Partial<Account>, attempt: Attempt): Write =>
    update(nextVersion(accountKey('applicant', before.id), before.version, fields, attempt))

  const transact = async (writes: Write[]): Promise<Outcome> => {
    try {
      await table.transact(writes)
      return 'done'
    } catch (error) {
      return asOutcome(error)
    }
  }

  return {
    /** Notes that e-mails reach the present address, for the first time or again. No content changes, so the version stays. */
    confirm: ({ id, email }: Account, now: Date): Promise<Outcome> =>
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
     * The new address takes the place of the present one, which stays reserved while the change can be undone. A link to set a
     * password that was sent to the present address is void.
     */
    move: (before: Account, attempt: Attempt): Promise<Outcome> => {
      const { pending_email: pending, email: left, id } = before
      if (!pending) throw new Error('No new address waits')
      const { now } = attempt
      const until = seconds(now) + week
      const kept = isEmailConfirmed(before)
      const former_emails = [
        ...liveFormer(before, now),
        ...(kept ? [{ email: left, change: pending.change, until }] : []),
      ]
      return transact([
        changeAccount(
          before,
          {
            email: pending.email,
            email_confirmed_at: now.toISOString(),
            ...nothingKnown,
            pending_email: undefined,
            former_emails,
            reset_hash: undefined,
          },
          attempt,
        ),
        claimEmail(pending.email, id, now),
        kept ? reserveEmail(left, id, until) : freeMarker(emailKey(left), id),
      ])
    },

    /**
     * For owners who have not changed the password: it becomes void, all sessions end, and a pending address is
     * cancelled.
     * @param reset the e-mail with a link to set a new one
     */
    voidPassword: (before: Account, attempt: Attempt, reset: NewEmail): Promise<Outcome> =>
      transact([
        changeAccount(
          before,
          {
            password_hash: '',
            password_change: undefined,
            closing: undefined,
            pending_email: undefined,
            reset_hash: undefined,
            session_generation: before.session_generation + 1,
          },
          attempt,
        ),
        putEmail(reset, attempt.now),
      ]),

    /** Cancels the change to the new address. */
    cancel: (before: Account, attempt: Attempt): Promise<Outcome> =>
      transact([changeAccount(before, { pending_email: undefined }, attempt)]),

    /**
     * Restores the address that the change has replaced. All sessions end, and the password is void, because
     * the person who changed the address may know it.
     * @param reset the e-mail with a link to set a new one
     */
    restore: (before: Account, change: string, attempt: Attempt, reset: NewEmail): Promise<Outcome> => {
      const { now } = attempt
      const former = liveFormer(before, now)
      const index = former.findIndex((one) => one.change === change)
      const restored = former[index]
      if (!restored) throw new Error('This change cannot be undone')
      const former_emails = former.slice(0, index)
      const again = former_emails.find(({ email }) => email === before.email)
      return transact([
        changeAccount(
          before,
          {
            email: restored.email,
            email_confirmed_at: now.toISOString(),
            ...nothingKnown,
            pending_email: undefined,
            former_emails,
            reset_hash: undefined,
            password_hash: '',
            closing: undefined, // the person who changed the address may have closed the account
            session_generation: before.session_generation + 1,
          },
          attempt,
        ),
        claimEmail(restored.email, before.id, now),
        ...(before.email === restored.email
          ? []
          : [
              again
                ? reserveEmail(before.email, before.id, again.until)
                : freeMarker(emailKey(before.email), before.id),
            ]),
        putEmail(reset, now),
      ])
    },
  }
}
