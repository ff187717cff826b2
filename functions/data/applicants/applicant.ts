/** The personal information of a user. */
import * as z from 'zod/mini'
import { putPaperEvent } from '#functions/data/event.ts'
import { applicantKey } from '#functions/data/keys/applicants.ts'
import type { Attempt } from '#functions/data/table/record.ts'
import type { Table } from '#functions/data/table/table.ts'
import { type ApplicantValues, applicantRecord } from '#shared/records/applicant.ts'
import { countAddition, countChange, type FormOwner, type RecordOwner } from './form-lock.ts'
import { createOwnRecords } from './own-record.ts'

/** As stored: the photo is the key of an object, not an address. */
export const storedApplicant = z.extend(z.omit(applicantRecord, { photo: true }), {
  photo_key: z.optional(z.string()),
  photo_digest: z.optional(z.string()),
})
export type StoredApplicant = z.output<typeof storedApplicant>

type Photo = Pick<StoredApplicant, 'photo_key' | 'photo_digest'>

const photoEvent = (before: Photo, after: Photo) => {
  if (before.photo_key === after.photo_key) return null
  if (before.photo_key === undefined) return 'PAPER_ADDED'
  return after.photo_key === undefined ? 'PAPER_REMOVED' : 'PAPER_REPLACED'
}

export const createApplicants = (table: Table, newId: () => string) => {
  const records = createOwnRecords(table, storedApplicant, newId)
  return {
    /** The same photo sent again has another key, so the digest tells whether it is the same creation. @throws Conflict, Invalid, FormChanged */
    create: (
      owner: FormOwner,
      fields: ApplicantValues,
      { photo_key, photo_digest }: Photo,
      attempt: Attempt,
    ) =>
      records.create(owner, applicantKey(owner.id), { ...fields, photo_digest }, attempt, {
        added: { photo_key },
      }),
    /** Once an application has been submitted, what becomes of its photo is noted in the history. @throws Stale, FormChanged */
    change: (
      owner: RecordOwner,
      before: StoredApplicant,
      fields: ApplicantValues & Photo,
      attempt: Attempt,
    ): Promise<StoredApplicant> => {
      const { id, application_form: form } = owner
      const event = form && photoEvent(before, fields)
      const locked = [
        ...(event === 'PAPER_ADDED'
          ? countAddition({ ...owner, applicant: { ...before, ...fields } }, attempt.now)
          : [countChange(owner)]),
        ...(event ? [putPaperEvent(id, event, 'photo', attempt.now, newId())] : []),
      ]
      return records.change(owner, applicantKey(id), before, fields, attempt, locked)
    },
  }
}
