/** The user application record of a user. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { userApplicationKey } from '#functions/platform/table/keys/applicants.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import {
  type UserApplicationRecord,
  type UserApplicationValues,
  userApplicationRecord,
} from '#shared/applications/records/user-application.ts'
import { countChange, type FormOwner } from './form-lock.ts'
import { notePaper } from './noted-paper.ts'
import { createOwnRecords } from './own-record.ts'

const paper = 'user_application'

export const userApplications = ({ table, newId }: AppContext) => {
  const records = createOwnRecords(table, userApplicationRecord, newId)
  return {
    /** @throws Conflict, Invalid, FormChanged */
    create: (owner: FormOwner, fields: UserApplicationValues, attempt: Attempt) => {
      const locked = [countChange(owner), ...notePaper(owner, 'PAPER_ADDED', paper, attempt.now, newId)]
      return records.create(owner, userApplicationKey(owner.id), fields, attempt, { locked })
    },
    /** @throws Stale, FormChanged */
    change: (
      owner: FormOwner,
      before: UserApplicationRecord,
      fields: UserApplicationValues,
      attempt: Attempt,
    ) => {
      const locked = [countChange(owner), ...notePaper(owner, 'PAPER_REPLACED', paper, attempt.now, newId)]
      return records.change(owner, userApplicationKey(owner.id), before, fields, attempt, locked)
    },
  }
}
