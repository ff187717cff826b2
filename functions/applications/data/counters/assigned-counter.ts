/**
 * How many open cases are assigned to each member of staff: counted in the transaction of each change, because the index
 * follows a moment later and thirty applications at once would then all go to the same person.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { assignedCounterKey, assignedCounterPartition } from '#functions/platform/table/keys/counters.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { update, within } from '#functions/platform/table/write.ts'

/** The number of somebody's open cases, as it was read. */
export interface AssignedCases {
  cases: number
  /** When an application was last assigned to them automatically; empty where none was. */
  shared_at: string
}

const count = (staffId: string, by: 1 | -1): Write =>
  update({
    Key: { ...assignedCounterKey(staffId) },
    UpdateExpression: 'ADD cases :by',
    ExpressionAttributeValues: { ':by': by },
  })

/** The write of an automatic assignment: refused when the person's number of cases is not as it was read. */
const countShare = (staffId: string, read: AssignedCases, at: string): Write =>
  update({
    Key: { ...assignedCounterKey(staffId) },
    UpdateExpression: 'SET shared_at = :at ADD cases :one',
    ConditionExpression: 'cases = :read OR (attribute_not_exists(cases) AND :read = :zero)',
    ExpressionAttributeValues: { ':at': at, ':one': 1, ':read': read.cases, ':zero': 0 },
  })

/** The writes by which the numbers follow an assignment. @param share given for an automatic one */
export const countAssignment = (
  from: string | null,
  to: string | null,
  share?: { read: AssignedCases; at: string },
): Write[] => {
  if (from === to) return []
  const more = to && (share ? countShare(to, share.read, share.at) : count(to, 1))
  return [...(from ? [count(from, -1)] : []), ...(more ? [more] : [])]
}

export const createAssignedCounters = (table: Table) => ({
  /** Of everybody who ever had a case, by their id. */
  read: async (): Promise<Map<string, AssignedCases>> => {
    const items = await table.query({ ...within(assignedCounterPartition), ConsistentRead: true })
    return new Map(
      items.map(({ sk, cases, shared_at }) => [
        String(sk),
        { cases: Number(cases ?? 0), shared_at: String(shared_at ?? '') },
      ]),
    )
  },
})

export const assignedCounters = ({ table }: AppContext) => createAssignedCounters(table)
