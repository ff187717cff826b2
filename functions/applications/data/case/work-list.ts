/**
 * Work lists: cases that wait for somebody in another way than by their status. An entry is written and deleted in the
 * transaction of the case, so that a list holds exactly the cases that wait; reading a page costs the same for any number.
 */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { workEntryKey, workListPartition } from '#functions/platform/table/keys/cases.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { put, remove, storedItem, within } from '#functions/platform/table/write.ts'
import { officeCorrection } from '#shared/cases/rules/work-groups.ts'
import { type Clerk, clerk } from '#shared/staff/records/clerk.ts'

/** The limit for one transaction. */
const mostWrites = 100

/** `confirmation`: an action waits for a second person. `mention#<staff id>`: a note names this person. */
type WorkList = 'confirmation' | 'escalated' | `mention#${string}`

const workEntry = z.object({
  case_id: z.string(),
  /** Since when it waits. */
  at: z.string(),
  /** The person after whose act it waits. */
  by: clerk,
  /** What it waits for, such as an action's name. */
  about: z.string(),
})
type WorkEntry = z.output<typeof workEntry>

export const workListItem = (list: WorkList, entry: WorkEntry) =>
  storedItem(workEntryKey(list, entry.at, entry.case_id), entry)

/** The write that puts a case on a list; an entry with the same case and time takes the place of the former. */
export const putOnWorkList = (list: WorkList, entry: WorkEntry): Write => put(workListItem(list, entry))

/** The write that takes a case off a list; taking it off twice is the same as once. */
const takeOffWorkList = (list: WorkList, { at, case_id }: Pick<WorkEntry, 'at' | 'case_id'>): Write =>
  remove(workEntryKey(list, at, case_id))

interface Waiting {
  by: Clerk
  at: string
}

/** The writes by which a list follows a change of what waits. @param about what an entry says of it */
const follow =
  <W extends Waiting>(list: WorkList, about: (waiting: W) => string) =>
  (case_id: string, before: W | null, after: W | null): Write[] => {
    if (before?.at === after?.at) return []
    return [
      ...(before ? [takeOffWorkList(list, { case_id, at: before.at })] : []),
      ...(after ? [putOnWorkList(list, { case_id, at: after.at, by: after.by, about: about(after) })] : []),
    ]
  }

/** For a change of the action that waits for a second person. */
export const followPending = follow('confirmation', ({ action }: Waiting & { action: string }) => action)

/** For a change of what the registrars are asked. */
export const followEscalated = follow('escalated', ({ reason }: Waiting & { reason: string }) => reason)

interface Proposed extends Waiting {
  id: string
}

const followProposal = follow('confirmation', () => officeCorrection)

/** For a change of the corrections that wait for a second person. */
export const followProposals = (
  caseId: string,
  before: readonly Proposed[],
  after: readonly Proposed[],
): Write[] => {
  const isIn = (list: readonly Proposed[]) => (one: Proposed) => list.some(({ id }) => id === one.id)
  return [
    ...before.filter((one) => !isIn(after)(one)).flatMap((one) => followProposal(caseId, one, null)),
    ...after.filter((one) => !isIn(before)(one)).flatMap((one) => followProposal(caseId, null, one)),
  ]
}

export const workLists = ({ table }: AppContext) => ({
  /** At most `limit` entries of a list, oldest first. */
  page: (list: WorkList, limit: number): Promise<WorkEntry[]> =>
    table.list(workEntry, { ...within(workListPartition(list)), Limit: limit }),

  /** Takes all mentions of a member of staff in the notes of a case off their list. @returns how many there were */
  clearMentions: async (staffId: string, caseId: string): Promise<number> => {
    const list: WorkList = `mention#${staffId}`
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk',
      FilterExpression: 'case_id = :case',
      ExpressionAttributeValues: { ':pk': workListPartition(list), ':case': caseId },
    })
    const entries = items.map((item) => workEntry.parse(item))
    for (let from = 0; from < entries.length; from += mostWrites)
      await table.transact(
        entries.slice(from, from + mostWrites).map((entry) => takeOffWorkList(list, entry)),
      )
    return entries.length
  },
})
