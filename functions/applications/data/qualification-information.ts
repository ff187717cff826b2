/** The qualifications of a user: one record for each level, in the order of the levels. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { qualificationKey } from '#functions/platform/table/keys/applicants.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Table } from '#functions/platform/table/table.ts'
import {
  type NewQualificationInformation,
  type QualificationInformationRecord,
  qualificationInformationRecord,
} from '#shared/applications/records/qualification-information.ts'
import type { FormOwner } from './form-lock.ts'
import { createOwnRecords } from './own-record.ts'

export const createQualificationInformation = (table: Table, newId: () => string) => {
  const records = createOwnRecords(table, qualificationInformationRecord, newId)
  return {
    /** @throws Conflict, Invalid, FormChanged */
    create: (owner: FormOwner, fields: NewQualificationInformation, attempt: Attempt) =>
      records.create(owner, qualificationKey(owner.id, fields.qualification_level), fields, attempt),
    /** The level is part of the key and never changes. @throws Stale, FormChanged */
    change: (
      owner: FormOwner,
      before: QualificationInformationRecord,
      fields: NewQualificationInformation,
      attempt: Attempt,
    ) =>
      records.change(owner, qualificationKey(owner.id, fields.qualification_level), before, fields, attempt),
  }
}

export const qualificationInformation = ({ table, newId }: AppContext) =>
  createQualificationInformation(table, newId)
