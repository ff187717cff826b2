/** The user application record of a user. */
import * as z from 'zod/mini'
import {
  type UserApplicationRecord,
  type UserApplicationValues,
  userApplicationRecord,
} from '#shared/records/user-application.ts'
import type { FormOwner } from './form-lock.ts'
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
    /** @throws Conflict, Invalid, FormChanged */
    create: (owner: FormOwner, fields: UserApplicationValues, attempt: Attempt) =>
      records.create(owner, userApplicationKey(owner.id), fields, attempt),
    /** @throws Stale, FormChanged */
    change: (
      owner: FormOwner,
      before: UserApplicationRecord,
      fields: UserApplicationValues,
      attempt: Attempt,
    ) => records.change(owner, userApplicationKey(owner.id), before, fields, attempt),
  }
}
