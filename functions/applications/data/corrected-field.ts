/** A field of an applicant's record that the office corrects, in the transaction of the case. Not of the form: the case writes it. */
import {
  applicantKey,
  contactKey,
  qualificationKey,
  userApplicationKey,
} from '#functions/platform/table/keys/applicants.ts'
import type { Key } from '#functions/platform/table/keys/key.ts'
import { type Attempt, nextVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import type { PlaceOfItem } from '#shared/cases/rules/office-corrections.ts'

const keyOf = (userId: string, { record, level }: PlaceOfItem): Key => {
  if (level) return qualificationKey(userId, level)
  if (record === 'user_application') return userApplicationKey(userId)
  return record === 'applicant' ? applicantKey(userId) : contactKey(userId)
}

/** The write of one field, on condition that the record still has the version that was read. */
export const putCorrectedField = (
  userId: string,
  place: PlaceOfItem,
  { version, value }: { version: number; value: string },
  attempt: Attempt,
): Write => update(nextVersion(keyOf(userId, place), version, { [place.field]: value }, attempt))
