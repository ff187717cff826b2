/** The user application record of a user. */
import * as z from 'zod/mini'
import { type UserApplicationValues, userApplicationRecord } from '#shared/records/user-application.ts'
import { userApplicationKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Item, Table } from './table.ts'

/** Formerly applicants could not state the date of verification, and null was stored in its place. */
export const storedUserApplication = z.pipe(
  z.transform((item: Item): Item => ({ ...item, verification_date: item.verification_date ?? '' })),
  userApplicationRecord,
)

export const createUserApplications = (table: Table, newId: () => string) => {
  const records = createRecords(table, storedUserApplication)
  return {
    /** @throws Conflict, Invalid */
    create: (userId: string, fields: UserApplicationValues, attempt: Attempt) =>
      records.create(userApplicationKey(userId), newId(), fields, attempt),
    /** @throws Stale */
    change: (userId: string, version: number, fields: UserApplicationValues, attempt: Attempt) =>
      records.change(userApplicationKey(userId), version, fields, attempt),
  }
}
