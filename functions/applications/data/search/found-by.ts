/** The search finds a case by its applicant's present telephone number; everything else it finds as submitted. */

import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { sameVersion } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import type { StoredCase } from '../case/stored-case.ts'
import { moveIndexEntries } from './search-index.ts'

/**
 * The writes for a new number. This is no change of the case: its version stays.
 * @param review as it was read; the first write is refused if staff have changed it since
 */
export const writesForPhone = (review: StoredCase, phone: string): Write[] => {
  const { id, found_by: before } = review
  if (!before) return []
  const found_by = { ...before, phone }
  return [
    update(sameVersion(caseKey(id), review, { found_by }, 'filter_pk')),
    ...moveIndexEntries(id, before, found_by),
  ]
}
