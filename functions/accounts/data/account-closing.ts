/**
 * Accounts that are being closed: signing in to one keeps it. The daily clean-up reads the list of closings; the account
 * itself says whether it is still being closed (docs/decisions/accounts/0148-closing-removal-and-retention.md).
 */
import { countChange, FormChanged, type FormOwner } from '#functions/applications/data/form-lock.ts'
import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { putEvent } from '#functions/platform/table/event.ts'
import { accountKey, closingKey } from '#functions/platform/table/keys/accounts.ts'
import { closingsPartition } from '#functions/platform/table/partitions.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { put, remove, storedItem, update } from '#functions/platform/table/write.ts'
import { keepableForDays } from '#shared/accounts/rules/account-closing.ts'
import type { ClosingReason } from '#shared/vocabulary/statuses.ts'
import { type Account, account } from './stored-account.ts'

const dayInMs = 24 * 60 * 60 * 1000

/** When an account that is closed now can no longer be kept. */
export const dueAfter = (now: Date): string =>
  new Date(now.getTime() + keepableForDays * dayInMs).toISOString()

/** An account on the list of closings. */
export interface Closing {
  user_id: string
  due_at: string
}

export const closingItem = (closing: Closing) =>
  storedItem(closingKey(closing.due_at, closing.user_id), closing)

const putClosing = (closing: Closing): Write => put(closingItem(closing))

/** For the transaction that closes an account finally: its records are removed like those of any closed account. */
export const listClosed = (userId: string, now: Date): Write =>
  putClosing({ user_id: userId, due_at: dueAfter(now) })

export const accountClosings = ({ table, newId }: AppContext) => ({
  /**
   * Closes the account on condition that it and the form are as they were read: all sessions and links end.
   * @returns the account as it is then. @throws FormChanged
   */
  begin: async (
    before: Account,
    owner: FormOwner,
    reason: ClosingReason,
    email: NewEmail,
    attempt: Attempt,
  ): Promise<Account> => {
    const { now } = attempt
    const closing = { asked_at: now.toISOString(), due_at: dueAfter(now), reason }
    const fields = {
      closing,
      session_generation: before.session_generation + 1,
      reset_email: undefined,
    }
    const made = await table.tryWrite([
      update(nextVersion(accountKey('applicant', before.id), before.version, fields, attempt)),
      countChange(owner),
      putClosing({ user_id: before.id, due_at: closing.due_at }),
      putEmail(email, now),
      putEvent(before.id, { event: 'ACCOUNT_CLOSED', details: { reason } }, now, newId()),
    ])
    if (made) return { ...before, ...fields, version: before.version + 1 }
    const present = await table.read(account, accountKey('applicant', before.id))
    if (present?.closing) return present // done before, and the answer was lost
    throw new FormChanged()
  },

  /** Takes the closing back. @returns the account as it is then; null when the removal was faster */
  keep: async (before: Account, attempt: Attempt): Promise<Account | null> => {
    const { closing } = before
    if (!closing) return before
    const fields = { closing: undefined }
    try {
      await table.transact([
        update(nextVersion(accountKey('applicant', before.id), before.version, fields, attempt)),
        remove(closingKey(closing.due_at, before.id)),
        putEvent(before.id, { event: 'ACCOUNT_KEPT' }, attempt.now, newId()),
      ])
      const { closing: _, ...kept } = before
      return { ...kept, version: before.version + 1 }
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const present = await table.read(account, accountKey('applicant', before.id))
      return present && !present.closing && !present.closed_at ? present : null
    }
  },

  /**
   * Accounts that can no longer be kept, oldest first.
   * @param after a closing that was read before
   */
  due: async (now: Date, limit: number, after?: Closing): Promise<Closing[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :after AND :now',
      ExpressionAttributeValues: {
        ':pk': closingsPartition,
        ':after': after ? `${closingKey(after.due_at, after.user_id).sk}~` : '0',
        ':now': now.toISOString(),
      },
      Limit: limit,
      ConsistentRead: true,
    })
    return items.map(({ user_id, due_at }) => ({ user_id: String(user_id), due_at: String(due_at) }))
  },

  settle: ({ user_id, due_at }: Closing): Promise<void> =>
    table.transact([remove(closingKey(due_at, user_id))]),
})
