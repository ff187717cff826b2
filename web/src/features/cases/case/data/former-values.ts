/** The values that the applicant has changed since staff returned the application. */

import { isText, itemValue } from '#shared/applications/rules/correctable.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'

/**
 * The value at the time of the return, once it has changed; undefined while it is the same. For a document it is the id
 * of the file. The former photo is not stored, but resubmitting requires a new one, so it always counts as changed.
 */
export const formerValueOf = (item: string, record: CaseRecord): string | undefined => {
  const { corrections, status } = record.application_form
  const before = corrections.find((correction) => correction.item === item)?.before
  if (before === undefined || (!isText(item) && status === 'returned')) return undefined
  return item !== 'applicant.photo' && itemValue(item, record) === before ? undefined : before
}
