/**
 * E-mails that nobody waits for, such as reminders: a few a minute go into the outbox, so that an e-mail that somebody does wait
 * for never stands behind thousands, and finds some of the day's quota left.
 */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { pacedEmailKey } from '../table/keys/emails.ts'
import { pacedEmailsPartition } from '../table/partitions.ts'
import type { Write } from '../table/table.ts'
import { putNew, remove, storedItem, within } from '../table/write.ts'
import { keptInSeconds, putEmail } from './outbox.ts'
import { type NewEmail, storedEmail } from './stored-email.ts'

/**
 * The write that lets an e-mail wait for its turn, for the transaction of its change.
 * @param turn `soon`: before all that may wait for hours
 */
export const putPaced = (email: NewEmail, now: Date, turn: 'late' | 'soon' = 'late'): Write =>
  putNew(
    storedItem(pacedEmailKey(now.toISOString(), email.id, turn), {
      at: now.toISOString(),
      ...email,
      ttl: Math.floor(now.getTime() / 1000) + keptInSeconds,
    }),
  )

const ifListed = { ConditionExpression: 'attribute_exists(pk)' }

export const pacedEmails = ({ table }: AppContext) => ({
  /** Puts those that have waited longest into the outbox, which starts the worker. */
  release: async (most: number, now: Date): Promise<void> => {
    const items = await table.query({ ...within(pacedEmailsPartition), Limit: most })
    for (const { pk, sk, ...item } of items) {
      const listed = remove({ pk: String(pk), sk: String(sk) }, ifListed)
      await table.tryWrite([listed, putEmail(storedEmail.parse(item), now)])
    }
  },
})
