/** Terms by their first day. Until the council's own first one begins, the sample applies; it is stored nowhere. */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { termKey } from '#functions/platform/table/keys/register.ts'
import { endOfCore, termPartition } from '#functions/platform/table/partitions.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { put, remove, storedItem } from '#functions/platform/table/write.ts'
import { type Term, type TermRecord, term, termRecord } from '#shared/register/records/term.ts'
import { sampleTerm } from '#shared/register/rules/terms.ts'

/** The condition that the term is as it was when the proposal was made, and has not begun. */
const ifAsProposed = (before: TermRecord | null, today: string) =>
  before
    ? {
        ConditionExpression: 'effective_from > :today AND #version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':today': today, ':version': before.version },
      }
    : { ConditionExpression: 'attribute_not_exists(pk)' }

/** The write of a confirmed proposal. @param after null where the term is removed */
export const writeTerm = (
  firstDay: string,
  before: TermRecord | null,
  after: Term | null,
  today: string,
): Write => {
  const [key, condition] = [termKey(firstDay), ifAsProposed(before, today)]
  return after
    ? put(storedItem(key, { ...after, version: (before?.version ?? 0) + 1 }), condition)
    : remove(key, condition)
}

export const terms = ({ table }: AppContext) => ({
  /** The term of a day: the latest that has begun. */
  on: async (day: string): Promise<Term> => {
    const [item] = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk <= :day',
      ExpressionAttributeValues: { ':pk': termPartition, ':day': day },
      ScanIndexForward: false,
      Limit: 1,
    })
    return item ? term.parse(item) : sampleTerm
  },

  read: (firstDay: string): Promise<TermRecord | null> => table.read(termRecord, termKey(firstDay)),

  /** All terms, the latest first, the sample last; there is hardly more than one in some years. */
  list: async (): Promise<TermRecord[]> => {
    const items = await table.query({
      KeyConditionExpression: 'pk = :pk AND sk < :end',
      ExpressionAttributeValues: { ':pk': termPartition, ':end': endOfCore },
      ScanIndexForward: false,
      ConsistentRead: true,
    })
    return [...items.map((item) => termRecord.parse(item)), { ...sampleTerm, version: 1 }]
  },
})
