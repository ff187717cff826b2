/** The user application record of a user. */
import { type UserApplicationValues, userApplicationRecord } from '#shared/records/user-application.ts'
import { userApplicationKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Table } from './table.ts'

export const createUserApplications = (table: Table, newId: () => string) => {
  const records = createRecords(table, userApplicationRecord)
  return {
    /** Not verified yet: staff set the date later. @throws Conflict, Invalid */
    create: (userId: string, fields: UserApplicationValues, attempt: Attempt) =>
      records.create(userApplicationKey(userId), newId(), fields, attempt, {
        added: { verification_date: null },
      }),
    /** Leaves the date of verification alone. @throws Stale */
    change: (userId: string, version: number, fields: UserApplicationValues, attempt: Attempt) =>
      records.change(userApplicationKey(userId), version, fields, attempt),
  }
}
