/** Keys of the review of an application, and of the lists that show cases. */

import type { ApplicationStatus } from '#shared/vocabulary/statuses.ts'
import {
  assignedPrefix,
  endOfCore,
  meetingPrefix,
  meetingsPartition,
  notePrefix,
  queuePrefix,
  workListPrefix,
} from '../partitions.ts'
import { type Key, ownKey } from './key.ts'

/** The review of an application, which is not read together with its applicant. */
export const caseKey = (userId: string): Key => ownKey(userId, `${endOfCore}CASE`)
/** The notes of colleagues about the case, in the order of time. */
export const noteKey = (userId: string, time: string, id: string): Key =>
  ownKey(userId, `${notePrefix}${time}#${id}`)
/** Records that a note was sent under this idempotency key; expires. */
export const sentNoteKey = (userId: string, mark: string): Key =>
  ownKey(userId, `${endOfCore}SENT-NOTE#${mark}`)
/** When a member of staff last printed the case; expires. */
export const printedKey = (userId: string, staffId: string): Key =>
  ownKey(userId, `${endOfCore}PRINTED#${staffId}`)
/** Cases of one status. `0` leaves room for more shards, which a province does not need. */
export const queuePartition = (status: ApplicationStatus): string => `${queuePrefix}${status}#0`
/** Cases of one status that are alike in all that a list filters by. @param group see queue-group.ts */
export const groupPartition = (status: ApplicationStatus, group: string): string =>
  `${queuePrefix}${status}#${group}`
/** Those of one city. @param city folded */
export const cityPartition = (status: ApplicationStatus, group: string, city: string): string =>
  `${groupPartition(status, group)}#${city}`
/** The open cases of one person of the staff. */
export const assignedPartition = (staffId: string): string => `${assignedPrefix}${staffId}`
export const queueSortKey = (time: string, userId: string): string => `${time}#${userId}`
/** A list of cases that wait for somebody, such as `confirmation`, oldest first. */
export const workListPartition = (list: string): string => `${workListPrefix}${list}`
export const workEntryKey = (list: string, at: string, caseId: string): Key => ({
  pk: workListPartition(list),
  sk: `${at}#${caseId}`,
})
/** A meeting of the council. @param id day and number */
export const meetingKey = (id: string): Key => ({ pk: meetingsPartition, sk: id })
/** The agenda of a meeting, an item for each application. */
export const agendaPartition = (id: string): string => `${meetingPrefix}${id}`
export const agendaItemKey = (id: string, caseId: string): Key => ({ pk: agendaPartition(id), sk: caseId })
