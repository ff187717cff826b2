/** The attributes of a case for the indexes that list it: one function, called for each new case and each change. */
import {
  assignedPartition,
  cityPartition,
  groupPartition,
  queuePartition,
  queueSortKey,
} from '#functions/platform/table/keys/cases.ts'
import { isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import { arePapersComplete } from '#shared/cases/rules/received-papers.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import type { ApplicationTitle } from '#shared/vocabulary/applications.ts'
import type { ApplicationStatus, FeeStatus } from '#shared/vocabulary/statuses.ts'
import { groupOf } from './queue-group.ts'

/** The facts about an application in the queue that are not in its review. */
export interface QueueFacts {
  /** As the applicant wrote it. */
  city: string
  /** How many automatic checks are not ok. */
  open_warnings: number
}

interface ListedCase {
  id: string
  application_title: ApplicationTitle
  status: ApplicationStatus
  submitted_at: string
  status_since: string
  assignee: { id: string } | null
  received: readonly { document: string; copies: number }[]
  asked: readonly string[] | null
  city: string
  open_warnings: number
}

/** Keys and attributes of the indexes. An undefined key leaves the case out of that index. */
export const queueAttributes = (listed: ListedCase, fee: FeeStatus) => {
  const { id, status, assignee } = listed
  const papers = arePapersComplete(listed.application_title, listed) ? 'complete' : 'missing'
  const group = groupOf({
    title: listed.application_title,
    fee,
    papers,
    warnings: listed.open_warnings > 0 ? 'yes' : 'no',
    assigned: assignee ? 'yes' : 'no',
  })
  const city = foldCity(listed.city)
  return {
    queue_pk: queuePartition(status),
    queue_sk: queueSortKey(listed.submitted_at, id),
    waiting_sk: queueSortKey(listed.status_since, id),
    filter_pk: groupPartition(status, group),
    city_pk: city ? cityPartition(status, group, city) : undefined,
    assignee_pk: assignee && !isClosed(status) ? assignedPartition(assignee.id) : undefined,
    fee_status: fee,
    papers,
  }
}
