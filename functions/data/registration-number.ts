/**
 * Registration numbers, one row for each category. A number is taken in the very transaction of the approval that carries
 * it: an approval that fails takes none, so the row has no gaps that anybody could take for lost certificates.
 */
import { registrationCounterKey } from './keys.ts'
import type { Table, TransactItem } from './table.ts'

/** Registration is in Register A, category A (specification, section 9). */
const category = 'A'
const digits = 5

export interface NextNumber {
  /** Such as `A-00012`. */
  number: string
  /** Takes it, unless somebody else has taken it in between. */
  write: (table: string) => TransactItem
}

export const createRegistrationNumbers = (table: Table) => ({
  next: async (): Promise<NextNumber> => {
    const key = registrationCounterKey(category)
    const last = Number((await table.get(key, { consistent: true }))?.n ?? 0)
    return {
      number: `${category}-${String(last + 1).padStart(digits, '0')}`,
      write: (TableName) => ({
        Update: {
          TableName,
          Key: { ...key },
          UpdateExpression: 'SET n = :next',
          ConditionExpression: last === 0 ? 'attribute_not_exists(n)' : 'n = :last',
          ExpressionAttributeValues: { ':next': last + 1, ...(last > 0 && { ':last': last }) },
        },
      }),
    }
  },
})
