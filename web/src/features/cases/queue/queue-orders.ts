import type { QueueOrder } from '#shared/cases/records/queue.ts'

export const orderLabels: Record<QueueOrder, string> = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  longest: 'Longest in this status first',
  shortest: 'Shortest in this status first',
}
