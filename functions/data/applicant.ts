/** The personal information of a user. */
import * as z from 'zod/mini'
import { type ApplicantFields, applicantRecord } from '#shared/records/applicant.ts'
import { applicantKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import type { Table } from './table.ts'

/** As stored: the photo is an object's key, not an address. */
export const storedApplicant = z.extend(z.omit(applicantRecord, { photo: true }), {
  photo_key: z.optional(z.string()),
})
export type StoredApplicant = z.output<typeof storedApplicant>

type Fields = ApplicantFields & { photo_key?: string }

export const createApplicants = (table: Table, newId: () => string) => {
  const records = createRecords(table, storedApplicant)
  return {
    /** @throws Conflict, Invalid */
    create: (userId: string, fields: Fields, attempt: Attempt) =>
      records.create(applicantKey(userId), newId(), fields, attempt),
    /** @throws Stale */
    change: (userId: string, version: number, fields: Fields, attempt: Attempt) =>
      records.change(applicantKey(userId), version, fields, attempt),
  }
}
