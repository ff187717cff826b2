import type { Needs } from '#functions/services.ts'
import type { CaseRecord } from '#shared/cases/records/case.ts'
import type { QueueList } from '#shared/cases/records/queue.ts'
import type { StaffCase } from '../load-case.ts'

/** A list of cases in which `me` has become the member of staff. */
export const resolvedList = (list: QueueList, staffId: string): QueueList =>
  list.assigned === 'me' ? { ...list, assigned: staffId } : list

/** Lists of cases follow what staff are shown: a document sent after the submission, or a file that another application has. */
export const refreshLists = async (
  { review, contact_information }: StaffCase,
  { checks }: CaseRecord,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const open_warnings = checks.filter(({ ok }) => !ok).length
  await cases.refreshLists(review, { city: contact_information.city, open_warnings })
}
