/**
 * Brings cases and forms of version 0.2 to the present shape: they had one status for review and fee, and an assignment
 * that ran out. Whatever reads them calls this, so that the portal works before `npm run data:migrate` has rewritten them.
 */
import type { Item } from '#functions/data/table/table.ts'
import { type Stage, stages } from '#shared/vocabulary/statuses.ts'

const paidStatuses = ['fee-verified', 'approved', 'certificate-ready', 'collected']

/** A payment moved the review on; whether it had been started tells its reviewer. */
const stageOf = (status: string, wasStarted: boolean): Stage => {
  if (status === 'submitted') return 'not-started'
  if (status === 'fee-verified') return wasStarted ? 'in-review' : 'not-started'
  return stages.find((stage) => stage === status) ?? 'not-started'
}

/** An item of the queue as it is stored now; items of the present shape are returned unchanged. */
export const presentCaseItem = (item: Item): Item => {
  if (item.stage) return item
  const assignee = item.assignee as { id: string; name: string; at?: string } | null | undefined
  const ticks = (item.ticks ?? []) as string[]
  const stage = stageOf(String(item.status), Boolean(item.reviewer) || ticks.length > 0)
  return {
    ...item,
    stage,
    status:
      item.status === 'fee-verified' ? (stage === 'in-review' ? 'in-review' : 'submitted') : item.status,
    assignee: assignee
      ? { id: assignee.id, name: assignee.name, at: assignee.at ?? item.status_since }
      : null,
  }
}

/** A stored form as it is now. The form alone does not tell whether the review had been started. */
export const presentFormItem = (item: Item): Item =>
  item.fee_status
    ? item
    : {
        ...item,
        status: item.status === 'fee-verified' ? 'in-review' : item.status,
        fee_status: paidStatuses.includes(String(item.status)) ? 'verified' : 'unpaid',
      }
