/** The user application record of a user. */
import { putPaperEvent } from '#functions/data/event.ts'
import { userApplicationKey } from '#functions/data/keys/applicants.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import type { Table } from '#functions/data/table/table.ts'
import {
  type UserApplicationRecord,
  type UserApplicationValues,
  userApplicationRecord,
} from '#shared/records/user-application.ts'
import { countAddition, type RecordOwner } from './form-lock.ts'
import { createOwnRecords } from './own-record.ts'

export const createUserApplications = (table: Table, newId: () => string) => {
  const records = createOwnRecords(table, userApplicationRecord, newId)

  /** The lock of the form; after the submission also the next version and a line of the history. */
  const counted = (
    owner: RecordOwner,
    fields: UserApplicationValues,
    event: 'PAPER_ADDED' | 'PAPER_REPLACED',
    { now }: Attempt,
  ) => [
    ...countAddition({ ...owner, user_application: fields }, now),
    ...(owner.application_form ? [putPaperEvent(owner.id, event, 'user_application', now, newId())] : []),
  ]

  return {
    /** @throws Conflict, Invalid, FormChanged */
    create: (owner: RecordOwner, fields: UserApplicationValues, attempt: Attempt) => {
      const locked = counted(owner, fields, 'PAPER_ADDED', attempt)
      return records.create(owner, userApplicationKey(owner.id), fields, attempt, { locked })
    },
    /** @throws Stale, FormChanged */
    change: (
      owner: RecordOwner,
      before: UserApplicationRecord,
      fields: UserApplicationValues,
      attempt: Attempt,
    ) => {
      const locked = counted(owner, fields, 'PAPER_REPLACED', attempt)
      return records.change(owner, userApplicationKey(owner.id), before, fields, attempt, locked)
    },
  }
}
