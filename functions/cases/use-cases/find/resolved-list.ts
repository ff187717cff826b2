import type { QueueList } from '#shared/cases/records/queue.ts'

/** A list of cases in which `me` has become the member of staff. */
export const resolvedList = (list: QueueList, staffId: string): QueueList =>
  list.assigned === 'me' ? { ...list, assigned: staffId } : list
