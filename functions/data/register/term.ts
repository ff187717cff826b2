/** Terms by their first day. Until the council's own first one begins, the sample applies; it is stored nowhere. */
import { termPartition } from '#functions/data/partitions.ts'
import type { Table } from '#functions/data/table.ts'
import { type Term, term } from '#shared/records/term.ts'
import { sampleTerm } from '#shared/rules/terms.ts'

export const createTerms = (table: Table) => ({
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
})
