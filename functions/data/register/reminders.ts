/**
 * How far the reminders of renewals have come. The e-mails of a slice are written together with it, so that a run that
 * stops anywhere is repeated from there: nobody is left out, and nobody is told twice.
 */
import { reminderProgressKey } from '#functions/data/keys/register.ts'
import type { Table } from '#functions/data/table/table.ts'
import { putNew, putReplacing, storedItem } from '#functions/data/table/write.ts'
import { putEmail } from '#functions/emails/outbox.ts'
import type { NewEmail } from '#functions/emails/stored-email.ts'
import { type ReminderProgress, reminderKinds, reminderProgress } from '#shared/register/records/reminder.ts'

/** One item of the transaction is the progress. */
export const mostEmailsAtOnce = 24

const beforeTheFirstRun: ReminderProgress = reminderProgress.parse({
  version: 0,
  kinds: Object.fromEntries(reminderKinds.map((kind) => [kind, { through: null, after: null }])),
  days: [],
})

export const createReminders = (table: Table) => ({
  read: async ({ consistent = false } = {}): Promise<ReminderProgress> => {
    const item = await table.get(reminderProgressKey, { consistent })
    return item ? reminderProgress.parse(item) : beforeTheFirstRun
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
      ...emails.map((email) => putEmail(email, now)),
    ])
    return progress
  },
})
