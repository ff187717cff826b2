/** Ends all sessions of an applicant at once, for the council. */
import { type EventEntry, putEvent } from '#functions/data/event.ts'
import { accountKey } from '#functions/data/keys/accounts.ts'
import { type Attempt, nextVersion } from '#functions/data/table/record.ts'
import { retry } from '#functions/data/table/retry.ts'
import { ConditionFailed, type Table } from '#functions/data/table/table.ts'
import { update } from '#functions/data/table/write.ts'
import { putEmail } from '#functions/emails/outbox.ts'
import type { NewEmail } from '#functions/emails/stored-email.ts'
import { account } from './account.ts'

const tries = 3

export const createAccountSessions = (table: Table, newId: () => string) => ({
  /**
   * Raises the session generation on condition of the account's version, with an event and an e-mail. The same attempt again
   * does nothing. @returns false when the account is closed or gone
   */
  endAll: (id: string, event: EventEntry, email: NewEmail, attempt: Attempt): Promise<boolean> =>
    retry({ tries, when: (error) => error instanceof ConditionFailed }, async () => {
      const key = accountKey('applicant', id)
      const stored = await table.get(key, { consistent: true })
      if (!stored || stored.closed_at) return false
      if (stored.changed_by === attempt.requestId) return true
      const { version, session_generation } = account.parse(stored)
      await table.transact([
        update(nextVersion(key, version, { session_generation: session_generation + 1 }, attempt)),
        putEvent(id, event, attempt.now, newId()),
        putEmail(email, attempt.now),
      ])
      return true
    }),
})
