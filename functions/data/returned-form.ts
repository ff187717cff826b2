/** Records that an applicant has seen what the council returned, so that staff cannot take it back any more. */
import { putEvent } from './event.ts'
import { formKey } from './keys.ts'
import { type Attempt, nextVersion } from './record.ts'
import type { StoredForm } from './stored-form.ts'
import { ConditionFailed, type Table } from './table.ts'
import { update } from './write.ts'

export const createReturnedForms = (table: Table, newId: () => string) => ({
  /** Once for each return; nothing happens when staff or another request of the applicant changed the form first. */
  markOpened: async (userId: string, { version }: StoredForm, attempt: Attempt): Promise<void> => {
    const opened = { return_opened_at: attempt.now.toISOString() }
    try {
      await table.transact([
        update(nextVersion(formKey(userId), version, opened, attempt)),
        putEvent(userId, { event: 'RETURN_OPENED' }, attempt.now, newId()),
      ])
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
    }
  },
})
