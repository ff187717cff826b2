import type { Key } from '#functions/platform/table/keys/key.ts'
import type { Item } from '#functions/platform/table/table.ts'
import { putNew, putReplacing } from '#functions/platform/table/write.ts'
import type { StoredForm } from '../stored-form.ts'
import type { StoredCase } from './stored-case.ts'

/** The closed application that a new one replaces. */
export interface FormerCase {
  form: StoredForm
  review: StoredCase
}

/** The write of a new case; it lists the former case that it replaces, if there is one. */
export const putCase = (former: FormerCase | null, item: Item & Key) => {
  if (!former) return putNew(item)
  const { reference_no, application_title, submitted_at, status, registration_number } = former.form
  const summary = { reference_no, application_title, submitted_at, status, registration_number }
  const version = former.review.version + 1
  return putReplacing({ ...item, version, former: [...former.review.former, summary] }, former.review.version)
}
