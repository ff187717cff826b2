/** The personal information of a user. */
import * as z from 'zod/mini'
import { type ApplicantValues, applicantRecord } from '#shared/records/applicant.ts'
import { putEvent } from './event.ts'
import { applicantKey } from './keys.ts'
import { type Attempt, createRecords } from './record.ts'
import { FormChanged, type FormOwner, requireSameForm } from './stored-form.ts'
import { ConditionFailed, type Table, type Write } from './table.ts'
import { check } from './write.ts'

/** As stored: the photo is an object's key, not an address. */
export const storedApplicant = z.extend(z.omit(applicantRecord, { photo: true }), {
  photo_key: z.optional(z.string()),
  photo_digest: z.optional(z.string()),
})
export type StoredApplicant = z.output<typeof storedApplicant>

type Photo = Pick<StoredApplicant, 'photo_key' | 'photo_digest'>

/** Refuses a transaction unless the personal information has a photo. */
export const requirePhoto = (userId: string): Write =>
  check({
    Key: { ...applicantKey(userId) },
    ConditionExpression: 'attribute_exists(photo_key)',
  })

export const createApplicants = (table: Table, newId: () => string) => {
  const records = createRecords(table, storedApplicant)
  return {
    /** The same photo sent again has another key, so the digest tells whether it is the same creation. @throws Conflict, Invalid */
    create: (userId: string, fields: ApplicantValues, { photo_key, photo_digest }: Photo, attempt: Attempt) =>
      records.create(applicantKey(userId), newId(), { ...fields, photo_digest }, attempt, {
        added: { photo_key },
      }),
    /**
     * Once an application has been submitted, on condition of its form, and a photo that is added is noted in the history.
     * @throws Stale, FormChanged
     */
    change: async (
      owner: FormOwner,
      before: StoredApplicant,
      fields: ApplicantValues & Photo,
      attempt: Attempt,
    ): Promise<StoredApplicant> => {
      const { id, application_form: form } = owner
      const added = form && fields.photo_key !== undefined && before.photo_key === undefined
      const noted = { event: 'PAPER_ADDED' as const, details: { document: 'photo' } }
      const extraWrites = [
        ...(form ? [requireSameForm(owner)] : []),
        ...(added ? [putEvent(id, noted, attempt.now, newId())] : []),
      ]
      return records.change(applicantKey(id), before.version, fields, attempt, extraWrites).catch((error) => {
        throw error instanceof ConditionFailed ? new FormChanged() : error
      })
    },
  }
}
