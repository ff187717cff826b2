/** The personal information of a user. */
import * as z from 'zod/mini'
import { type ApplicantValues, applicantRecord } from '#shared/records/applicant.ts'
import { applicantKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Table } from './table.ts'

/** As stored: the photo is an object's key, not an address. */
export const storedApplicant = z.extend(z.omit(applicantRecord, { photo: true }), {
  photo_key: z.optional(z.string()),
  photo_digest: z.optional(z.string()),
})
export type StoredApplicant = z.output<typeof storedApplicant>

type Photo = Pick<StoredApplicant, 'photo_key' | 'photo_digest'>

export const createApplicants = (table: Table, newId: () => string) => {
  const records = createRecords(table, storedApplicant)
  return {
    /** The same photo sent again has another key, so the digest tells whether it is the same creation. @throws Conflict, Invalid */
    create: (userId: string, fields: ApplicantValues, { photo_key, photo_digest }: Photo, attempt: Attempt) =>
      records.create(applicantKey(userId), newId(), { ...fields, photo_digest }, attempt, {
        added: { photo_key },
      }),
    /** @throws Stale */
    change: (userId: string, version: number, fields: ApplicantValues & Photo, attempt: Attempt) =>
      records.change(applicantKey(userId), version, fields, attempt),
  }
}
