/**
 * Registration numbers, counted in each category. A number is taken in the transaction of its approval, so that failed
 * approvals leave no gaps that look like lost certificates. A number that an old book holds is passed over.
 */

import type { AppContext } from '#functions/platform/services/app-context.ts'
import { registrationCounterKey } from '#functions/platform/table/keys/counters.ts'
import { registrationKey } from '#functions/platform/table/keys/register.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { update } from '#functions/platform/table/write.ts'
import { Unavailable } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'

/** Applicants of the portal are registered in Register A, category A. */
export const category = 'A'
const digits = 5

/** Numbers that are looked at together, and how many one approval passes over before it gives up for the moment. */
const atOnce = 20
const mostPassed = 4000

interface NextNumber {
  /** Such as `A-00012`. */
  number: string
  /** Takes the number, unless another approval has taken it in between. */
  write: Write
}

const numberOf = (n: number): string => `${category}-${String(n).padStart(digits, '0')}`

/** How many-th a number of the category is, in any spelling; 0 for any other number. */
export const countIn = (number: string): number =>
  Number(new RegExp(`^${category}(\\d{${digits},})$`).exec(plainNumber(number))?.[1] ?? 0)

/** @param isGiven the number is given, not passed over: the first one that is given stays known */
const advance = (last: number, n: number, isGiven: boolean) => ({
  Key: { ...registrationCounterKey(category) },
  UpdateExpression: `SET n = :next${isGiven ? ', first_given = if_not_exists(first_given, :next)' : ''}`,
  ConditionExpression: last === 0 ? 'attribute_not_exists(n)' : 'n = :last',
  ExpressionAttributeValues: { ':next': n, ...(last > 0 && { ':last': last }) },
})

export const registrationNumbers = ({ table }: AppContext) => {
  const isTaken = async (n: number): Promise<boolean> =>
    (await table.get(registrationKey(numberOf(n)), { consistent: true })) !== null

  const firstFree = async (from: number): Promise<number | null> => {
    const numbers = Array.from({ length: atOnce }, (_, place) => from + place)
    const taken = await Promise.all(numbers.map(isTaken))
    return numbers.find((_, place) => !taken[place]) ?? null
  }

  return {
    /** The count of the first number that an approval gave, or may give now; null while none has been given. */
    firstGiven: async (): Promise<number | null> => {
      const counter = await table.get(registrationCounterKey(category), { consistent: true })
      return counter ? Number(counter.first_given ?? Number(counter.n) + 1) : null
    },

    /** @throws Unavailable while an old book holds thousands of numbers in a row; each try gets further */
    next: async (): Promise<NextNumber> => {
      let last = Number((await table.get(registrationCounterKey(category), { consistent: true }))?.n ?? 0)
      for (let passed = 0; passed < mostPassed; passed += atOnce) {
        if (!(await isTaken(last + 1)))
          return { number: numberOf(last + 1), write: update(advance(last, last + 1, true)) }
        const free = await firstFree(last + 1)
        if (free) return { number: numberOf(free), write: update(advance(last, free, true)) }
        // All of these are in use permanently, so skipping them leaves no gap.
        await table.update(advance(last, last + atOnce, false)).catch((error) => {
          if (!(error instanceof ConditionFailed)) throw error
        })
        last = Number((await table.get(registrationCounterKey(category), { consistent: true }))?.n ?? 0)
      }
      throw new Unavailable('The next registration number is being looked for. Try again')
    },
  }
}
