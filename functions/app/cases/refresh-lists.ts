import type { Needs } from '#functions/services/services.ts'
import type { CaseRecord } from '#shared/records/case.ts'
import type { StaffCase } from './load-case.ts'

/**
 * Lists of cases follow what staff are shown: a document sent after the submission, or a file that another application has.
 * The records of a closed application are those of the next one already.
 */
export const refreshLists = async (
  { review, former_form, contact_information }: StaffCase,
  { checks }: CaseRecord,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  if (former_form) return
  const open_warnings = checks.filter(({ ok }) => !ok).length
  await cases.refreshLists(review, { city: contact_information.city, open_warnings })
}
