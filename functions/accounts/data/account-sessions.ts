/** Ends all sessions of an applicant at once, for the council. */

import { putEmail } from '#functions/platform/outbox/outbox.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { type EventEntry, putEvent } from '#functions/platform/table/event.ts'
import { accountKey } from '#functions/platform/table/keys/accounts.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { account } from './stored-account.ts'

const tries = 3

export const accountSessions = ({ table, newId }: AppContext) => ({
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
