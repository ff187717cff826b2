/** The qualifications of a user: one record for each level, in the order of the levels. */
import {
  type NewQualificationInformation,
  qualificationInformationRecord,
} from '#shared/records/qualification-information.ts'
import { qualificationKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Table } from './table.ts'

export const createQualificationInformation = (table: Table, newId: () => string) => {
  const records = createRecords(table, qualificationInformationRecord)
  return {
    /** @throws Conflict, Invalid */
    create: (userId: string, fields: NewQualificationInformation, attempt: Attempt) =>
      records.create(qualificationKey(userId, fields.qualification_level), newId(), fields, attempt),
    /** The level is part of the key and never changes. @throws Stale */
    change: (userId: string, version: number, fields: NewQualificationInformation, attempt: Attempt) =>
      records.change(qualificationKey(userId, fields.qualification_level), version, fields, attempt),
  }
}
