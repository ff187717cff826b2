/** Which partitions of which index hold the cases of a list. */

import { groupOf, groupsWith, type QueueTraits } from '#functions/applications/data/case/queue-group.ts'
import {
  assignedPartition,
  cityPartition,
  groupPartition,
  queuePartition,
} from '#functions/platform/table/keys/cases.ts'
import type { CaseRow } from '#shared/cases/records/case.ts'
import type { QueueList } from '#shared/cases/records/queue.ts'
import { foldCity } from '#shared/register/rules/city-folding.ts'
import { applicationStatuses } from '#shared/vocabulary/statuses.ts'

interface QueueSource {
  index: string
  partitionKey: 'queue_pk' | 'filter_pk' | 'city_pk' | 'assignee_pk'
  partitions: string[]
}

/** The traits that a list requires. */
const traitsOf = ({ type, fee, papers, warnings, assigned }: QueueList): Partial<QueueTraits> => ({
  ...(type && { title: type }),
  ...(fee && { fee: fee === 'paid' ? 'verified' : 'unpaid' }),
  ...(papers && { papers }),
  ...(warnings && { warnings }),
  ...(assigned && { assigned: assigned === 'nobody' ? 'no' : 'yes' }),
})

/** The groups that a list admits; null where it admits all. */
export const groupsOf = (list: QueueList): string[] | null => {
  const traits = traitsOf(list)
  return Object.keys(traits).length > 0 ? groupsWith(traits) : null
}

/** The member of staff whose cases are listed. */
export const personOf = ({ assigned }: QueueList): string | null =>
  assigned && assigned !== 'nobody' ? assigned : null

export const isByWaiting = ({ sort }: QueueList): boolean => sort === 'longest' || sort === 'shortest'
export const isAscending = ({ sort }: QueueList): boolean => sort === 'oldest' || sort === 'longest'

/** Whether a list admits a case, but for days of submission. */
export const admits = (list: QueueList, row: CaseRow): boolean => {
  const group = groupOf({
    title: row.application_title,
    fee: row.fee_status,
    papers: row.papers,
    warnings: row.open_warnings > 0 ? 'yes' : 'no',
    assigned: row.assignee ? 'yes' : 'no',
  })
  const isInCity = list.city === undefined || foldCity(row.city) === foldCity(list.city)
  const isInStatus = list.status === 'all' || row.status === list.status
  return isInStatus && isInCity && (groupsOf(list)?.includes(group) ?? true)
}

export const sourceOf = (list: QueueList): QueueSource => {
  const statuses = list.status === 'all' ? applicationStatuses : [list.status]
  const suffix = isByWaiting(list) ? '-waiting' : ''
  const [person, groups] = [personOf(list), groupsOf(list)]
  if (person)
    return { index: 'assigned', partitionKey: 'assignee_pk', partitions: [assignedPartition(person)] }
  if (list.city !== undefined) {
    const city = foldCity(list.city)
    const partitions = statuses.flatMap((status) =>
      (groups ?? groupsWith({})).map((group) => cityPartition(status, group, city)),
    )
    return { index: `city${suffix}`, partitionKey: 'city_pk', partitions }
  }
  if (groups) {
    const partitions = statuses.flatMap((status) => groups.map((group) => groupPartition(status, group)))
    return { index: `filtered${suffix}`, partitionKey: 'filter_pk', partitions }
  }
  const index = isByWaiting(list) ? 'waiting' : 'queue'
  return { index, partitionKey: 'queue_pk', partitions: statuses.map(queuePartition) }
}
