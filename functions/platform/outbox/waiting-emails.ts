/** E-mails that the mail service does not allow yet: how one comes on the list of them, and back into the outbox. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { within } from '#functions/platform/table/write.ts'
import { outboxKey, waitingEmailKey } from '../table/keys/emails.ts'
import { waitingEmailsPartition } from '../table/partitions.ts'
import { ConditionFailed } from '../table/table.ts'
import { putNew, remove, storedItem, update } from '../table/write.ts'
import { keptInSeconds, putEmail } from './outbox.ts'
import { type StoredEmail, storedEmail } from './stored-email.ts'

interface WaitingEmail {
  id: string
  /** When it is tried again. */
  at: string
}

const minuteInMs = 60_000
const longestPauseInMs = 24 * 60 * minuteInMs

/** As long again as it has waited: a right that is missing for a minute delays for a minute, and one that never comes costs little. */
const nextTry = (since: string, now: Date): Date => {
  const waited = now.getTime() - Date.parse(since)
  return new Date(now.getTime() + Math.min(Math.max(waited, minuteInMs), longestPauseInMs))
}

const ifListed = { ConditionExpression: 'attribute_exists(pk)' }

export const waitingEmails = ({ table }: AppContext) => ({
  /** Puts an e-mail on the list and marks it as settled, so that it does not block the stream. */
  add: async (email: StoredEmail, now: Date): Promise<void> => {
    const at = now.toISOString()
    const since = email.waiting_since ?? at
    const due = nextTry(since, now).toISOString()
    await table.transact([
      update({
        Key: { ...outboxKey(email.id) },
        UpdateExpression: 'SET sent_at = :at, outcome = :outcome, waiting_since = :since',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: {
          ...{ ':at': at, ':outcome': 'waiting', ':since': since },
        },
      }),
      putNew(
        storedItem(waitingEmailKey(due, email.id), {
          ...{ id: email.id, at: due },
          ttl: Math.floor(now.getTime() / 1000) + keptInSeconds,
        }),
      ),
    ])
  },

  /** Those that are to be tried again before a moment, the first of them first. */
  dueBefore: async (moment: Date, limit: number): Promise<WaitingEmail[]> => {
    const items = await table.query({
      ...within(waitingEmailsPartition, { before: moment.toISOString() }),
      Limit: limit,
    })
    return items.map(({ id, at }) => ({ id: String(id), at: String(at) }))
  },

  /**
   * Puts it into the outbox again under a new id, which starts the worker.
   * @returns the result; `gone`: it is no longer stored, or another call was faster
   */
  putBack: async (
    waiting: WaitingEmail,
    newId: string,
    keptSince: string,
    now: Date,
  ): Promise<'again' | 'gone'> => {
    const listed = remove(waitingEmailKey(waiting.at, waiting.id), ifListed)
    const item = await table.get(outboxKey(waiting.id), { consistent: true })
    const { sent_at: _refused, tries: _, ...email } = item ? storedEmail.parse(item) : { waiting_since: '' }
    const isKept = 'kind' in email && (email.waiting_since ?? '') >= keptSince
    try {
      await table.transact(isKept ? [listed, putEmail({ ...email, id: newId }, now)] : [listed])
      return isKept ? 'again' : 'gone'
    } catch (error) {
      if (error instanceof ConditionFailed) return 'gone'
      throw error
    }
  },
})
