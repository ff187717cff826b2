/** Compares a CNIC with the register's, so that nobody finds one out by guessing (docs/security.md#the-public-register). */
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'
import { TooMany } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import { wrongOfCnic, wrongOfNumber } from './register-limits.ts'

/** Whether one more try was allowed. */
const counted = (counting: Promise<void>): Promise<boolean> =>
  counting.then(
    () => true,
    (error) => {
      if (error instanceof TooMany) return false
      throw error
    },
  )

/**
 * Counted before it is compared, for the number and for the CNIC, and uncounted where they belong together: once there
 * were ten wrong ones, nothing is compared, so that a right one gives the same answer.
 */
export const compareCnic = async (
  asked: string,
  held: { number: string; cnic: string },
  now: Date,
  { limits }: Needs<'limits'>,
): Promise<'same' | 'differs' | 'not-compared'> => {
  if (held.cnic === '') return 'not-compared'
  const tries: [Limit, string][] = [
    [wrongOfNumber, plainNumber(held.number)],
    [wrongOfCnic, asked],
  ]
  for (const [limit, subject] of tries)
    if (!(await counted(limits.count(limit, subject, now)))) return 'not-compared'
  if (asked !== held.cnic) return 'differs'
  await Promise.all(tries.map(([limit, subject]) => limits.refund(limit, subject, now)))
  return 'same'
}
