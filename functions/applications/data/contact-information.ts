/** The contact information of a user. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { contactKey } from '#functions/platform/table/keys/applicants.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Table } from '#functions/platform/table/table.ts'
import {
  type ContactInformationRecord,
  contactInformationRecord,
  type NewContactInformation,
} from '#shared/applications/records/contact-information.ts'
import { countChange, type FormOwner } from './form-lock.ts'
import { notePaper } from './noted-paper.ts'
import { createOwnRecords } from './own-record.ts'

export const createContactInformation = (table: Table, newId: () => string) => {
  const records = createOwnRecords(table, contactInformationRecord, newId)
  return {
    /** @throws Conflict, Invalid, FormChanged */
    create: (owner: FormOwner, fields: NewContactInformation, attempt: Attempt) =>
      records.create(owner, contactKey(owner.id), fields, attempt),
    /** @throws Stale, FormChanged */
    change: (
      owner: FormOwner,
      before: ContactInformationRecord,
      fields: NewContactInformation,
      attempt: Attempt,
    ) => {
      const noted = notePaper(owner, 'PAPER_REPLACED', 'contact_information', attempt.now, newId)
      return records.change(owner, contactKey(owner.id), before, fields, attempt, [
        countChange(owner),
        ...noted,
      ])
    },
  }
}

export const contactInformation = ({ table, newId }: AppContext) => createContactInformation(table, newId)
