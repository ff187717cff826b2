/** The case of an application that has just been submitted. */

import { caseKey } from '#functions/platform/table/keys/cases.ts'
import { storedItem } from '#functions/platform/table/write.ts'
import type { IndexedPerson } from '../search/search-index.ts'
import { type QueueFacts, queueAttributes } from './queue-attributes.ts'
import { type StoredCase, tracksOf } from './stored-case.ts'

/** "99999-•••••••-3": enough to tell two people of one name apart. */
const masked = (cnic: string): string => `${cnic.slice(0, 5)}-•••••••-${cnic.slice(-1)}`

/** The applicant's data in the queue. */
export const queueNames = (who: IndexedPerson): Pick<StoredCase, 'name' | 'cnic' | 'found_by'> => ({
  name: who.name,
  cnic: masked(who.cnic),
  found_by: who,
})

/** The item of a new case, for the transaction of its submission. */
export const newCase = (
  userId: string,
  who: IndexedPerson,
  application: Pick<StoredCase, 'reference_no' | 'application_title' | 'submitted_at'> & QueueFacts,
) => {
  const stored = {
    id: userId,
    version: 1,
    ...application,
    ...queueNames(who),
    status: 'submitted' as const,
    status_since: application.submitted_at,
    ...{
      stage: 'not-started' as const,
      recommendation: null,
      sent_back: null,
      returns: [],
      wrong: [],
      assignee: null,
      reviewer: null,
      ticks: [],
      payment: null,
      pending: null,
      received: [],
      asked: null,
      registration: null,
      handed_over: null,
      taken_back: false,
      escalated: null,
      proposals: [],
      former: [],
    },
  }
  return storedItem(caseKey(userId), { ...stored, ...queueAttributes(stored, tracksOf(stored).fee) })
}
