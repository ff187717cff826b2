/**
 * Work lists: cases that wait for somebody in another way than by their status. An entry is written and deleted in the
 * transaction of the case, so that a list holds exactly the cases that wait; reading a page costs the same for any number.
 */
import * as z from 'zod/mini'
import { type Clerk, clerk } from '#shared/records/review.ts'
import { workEntryKey, workListPartition } from './keys.ts'
import type { Table, Write } from './table.ts'
import { put, remove, storedItem } from './write.ts'

/** `confirmation`: an action waits for a second person. `mention#<staff id>`: a note names this person. */
type WorkList = 'confirmation' | 'escalated' | `mention#${string}`

const workEntry = z.object({
  case_id: z.string(),
  /** Since when it waits. */
  at: z.string(),
  /** Who made it wait. */
  by: clerk,
  /** What it waits for, such as the name of an action. */
  about: z.string(),
})
type WorkEntry = z.output<typeof workEntry>

/** The write that puts a case on a list; an entry with the same case and time takes the place of the former. */
const putOnWorkList = (list: WorkList, entry: WorkEntry): Write =>
  put(storedItem(workEntryKey(list, entry.at, entry.case_id), entry))

/** The write that takes a case off a list; taking it off twice is the same as once. */
const takeOffWorkList = (list: WorkList, { at, case_id }: Pick<WorkEntry, 'at' | 'case_id'>): Write =>
  remove(workEntryKey(list, at, case_id))

interface Pending {
  action: string
  by: Clerk
  at: string
}

/** The writes by which the list `confirmation` follows a change of what waits for a second person. */
export const followPending = (caseId: string, before: Pending | null, after: Pending | null): Write[] => {
  if (before?.at === after?.at) return []
  return [
    ...(before ? [takeOffWorkList('confirmation', { case_id: caseId, at: before.at })] : []),
    ...(after
      ? [
          putOnWorkList('confirmation', {
            case_id: caseId,
            at: after.at,
            by: after.by,
            about: after.action,
          }),
        ]
      : []),
  ]
}

export const createWorkLists = (table: Table) => ({
  /** At most `limit` entries of a list, oldest first. */
  page: async (list: WorkList, limit: number): Promise<WorkEntry[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': workListPartition(list) },
      Limit: limit,
    })
    return items.map((item) => workEntry.parse(item))
  },
})
