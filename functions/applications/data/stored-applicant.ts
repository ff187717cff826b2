import * as z from 'zod/mini'
import { applicantRecord } from '#shared/applications/records/applicant.ts'

/** The personal information of a user as stored: the photo is the key of an object, not an address. */
export const storedApplicant = z.extend(z.omit(applicantRecord, { photo: true }), {
  photo_key: z.optional(z.string()),
  photo_digest: z.optional(z.string()),
})
export type StoredApplicant = z.output<typeof storedApplicant>
