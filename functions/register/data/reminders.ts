/**
 * How far the reminders of renewals have come. The e-mails of a slice are written together with it, so that a run that
 * stops anywhere is repeated from there: nobody is left out, and nobody is told twice.
 */

import { putPaced } from '#functions/platform/outbox/paced-emails.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { reminderProgressKey } from '#functions/platform/table/keys/register.ts'
import { putNew, putReplacing, storedItem } from '#functions/platform/table/write.ts'
import { type ReminderProgress, reminderKinds, reminderProgress } from '#shared/register/records/reminder.ts'

/** One item of the transaction is the progress. */
export const mostEmailsAtOnce = 24

const beforeTheFirstRun: ReminderProgress = reminderProgress.parse({
  version: 0,
  kinds: Object.fromEntries(reminderKinds.map((kind) => [kind, { through: null, after: null }])),
  days: [],
})

export const reminders = ({ table }: AppContext) => ({
  read: async ({ consistent = false } = {}): Promise<ReminderProgress> => {
    return (await table.read(reminderProgress, reminderProgressKey, { consistent })) ?? beforeTheFirstRun
  },

  /** @throws ConditionFailed when another run has continued in the meantime */
  advance: async (
    before: ReminderProgress,
    after: Omit<ReminderProgress, 'version'>,
    emails: NewEmail[],
    now: Date,
  ): Promise<ReminderProgress> => {
    const progress = { ...after, version: before.version + 1 }
    const item = storedItem(reminderProgressKey, progress)
    await table.transact([
      before.version === 0 ? putNew(item) : putReplacing(item, before.version),
      ...emails.map((email) => putPaced(email, now)),
    ])
    return progress
  },
})
