/**
 * Registration numbers, counted in each category. A number is taken in the transaction of its approval, so that failed
 * approvals leave no gaps that look like lost certificates.
 */
import { registrationCounterKey } from './keys.ts'
import type { Table, Write } from './table.ts'
import { update } from './write.ts'

/** Applicants of the portal are registered in Register A, category A. */
const category = 'A'
const digits = 5

interface NextNumber {
  /** Such as `A-00012`. */
  number: string
  /** Takes the number, unless another approval has taken it in between. */
  write: Write
}

export const createRegistrationNumbers = (table: Table) => ({
  next: async (): Promise<NextNumber> => {
    const key = registrationCounterKey(category)
    const last = Number((await table.get(key, { consistent: true }))?.n ?? 0)
    return {
      number: `${category}-${String(last + 1).padStart(digits, '0')}`,
      write: update({
        Key: { ...key },
        UpdateExpression: 'SET n = :next',
        ConditionExpression: last === 0 ? 'attribute_not_exists(n)' : 'n = :last',
        ExpressionAttributeValues: { ':next': last + 1, ...(last > 0 && { ':last': last }) },
      }),
    }
  },
})
