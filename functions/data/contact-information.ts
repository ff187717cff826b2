/** The contact information of a user. */
import { contactInformationRecord, type NewContactInformation } from '#shared/records/contact-information.ts'
import { contactKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Table } from './table.ts'

export const createContactInformation = (table: Table, newId: () => string) => {
  const records = createRecords(table, contactInformationRecord)
  return {
    /** @throws Conflict, Invalid */
    create: (userId: string, fields: NewContactInformation, attempt: Attempt) =>
      records.create(contactKey(userId), newId(), fields, attempt),
    /** @throws Stale */
    change: (userId: string, version: number, fields: NewContactInformation, attempt: Attempt) =>
      records.change(contactKey(userId), version, fields, attempt),
  }
}
