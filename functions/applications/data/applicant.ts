/** The personal information of a user. */
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { applicantKey } from '#functions/platform/table/keys/applicants.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Table } from '#functions/platform/table/table.ts'
import { applicantFields } from '#shared/applications/field-tables/applicant.ts'
import type { ApplicantValues } from '#shared/applications/records/applicant.ts'
import { fieldsOf } from '#shared/kit/field.ts'
import { countAddition, countChange, type FormOwner, notePaper, type RecordOwner } from './form-lock.ts'
import { createOwnRecords } from './own-record.ts'
import { type StoredApplicant, storedApplicant } from './stored-applicant.ts'
import { readSubmitted } from './submitted.ts'

type Photo = Pick<StoredApplicant, 'photo_key' | 'photo_digest'>

const photoEvent = (before: Photo, after: Photo) => {
  if (before.photo_key === after.photo_key) return null
  if (before.photo_key === undefined) return 'PAPER_ADDED'
  return after.photo_key === undefined ? 'PAPER_REMOVED' : 'PAPER_REPLACED'
}

const livingFields = fieldsOf(applicantFields).flatMap(([field, { living }]) => (living ? [field] : []))

/** Whether something differs that may be changed at any time. */
const livesOn = (before: object, after: object): boolean =>
  livingFields.some((field) => Reflect.get(before, field) !== Reflect.get(after, field))

export const createApplicants = (table: Table, newId: () => string) => {
  const records = createOwnRecords({ table, newId }, storedApplicant)
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
    /** @throws Stale, FormChanged */
    change: async (
      owner: RecordOwner,
      before: StoredApplicant,
      fields: ApplicantValues & Photo,
      attempt: Attempt,
    ): Promise<StoredApplicant> => {
      const note = (event: Parameters<typeof notePaper>[1], paper: string) =>
        notePaper(owner, event, paper, attempt.now, newId)
      const event = photoEvent(before, fields)
      const withPhoto = async () => {
        const { photo_key, photo_digest } = fields
        const submitted = await readSubmitted(table, owner)
        return { ...submitted, applicant: { ...submitted.applicant, photo_key, photo_digest } }
      }
      const locked = [
        ...(event === 'PAPER_ADDED' ? countAddition(await withPhoto(), attempt.now) : [countChange(owner)]),
        ...(event ? note(event, 'photo') : []),
        ...(livesOn(before, fields) ? note('PAPER_REPLACED', 'applicant') : []),
      ]
      return records.change(owner, applicantKey(owner.id), before, fields, attempt, locked)
    },
  }
}

export const applicants = ({ table, newId }: AppContext) => createApplicants(table, newId)
