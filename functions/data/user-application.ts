/** The user application record of a user. */
import * as z from 'zod/mini'
import {
  type UserApplicationRecord,
  type UserApplicationValues,
  userApplicationRecord,
} from '#shared/records/user-application.ts'
import { putPaperEvent } from './event.ts'
import { countAddition, type FormOwner, type RecordOwner } from './form-lock.ts'
import { userApplicationKey } from './keys.ts'
import { createOwnRecords } from './own-record.ts'
import type { Attempt } from './record.ts'
import type { Item, Table } from './table.ts'

/** Formerly applicants could not state the date of verification, and null was stored in its place. */
export const storedUserApplication = z.pipe(
  z.transform((item: Item): Item => ({ ...item, verification_date: item.verification_date ?? '' })),
  userApplicationRecord,
)

export const createUserApplications = (table: Table, newId: () => string) => {
  const records = createOwnRecords(table, storedUserApplication, newId)
  return {
    /** One that is added after the submission is noted in the history. @throws Conflict, Invalid, FormChanged */
    create: (owner: RecordOwner, fields: UserApplicationValues, attempt: Attempt) => {
      const { id, application_form: form } = owner
      const noted = () => putPaperEvent(id, 'PAPER_ADDED', 'user_application', attempt.now, newId())
      const locked = [
        ...countAddition({ ...owner, user_application: fields }, attempt.now),
        ...(form ? [noted()] : []),
      ]
      return records.create(owner, userApplicationKey(id), fields, attempt, { locked })
    },
    /** @throws Stale, FormChanged */
    change: (
      owner: FormOwner,
      before: UserApplicationRecord,
      fields: UserApplicationValues,
      attempt: Attempt,
    ) => records.change(owner, userApplicationKey(owner.id), before, fields, attempt),
  }
}
