import type { User } from '#functions/accounts/data/person/user.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import { FormChanged } from '../data/form-lock.ts'

const tries = 3

/**
 * Does what depends on the form: when the form was changed in between, again with the person's records as they are then.
 * @throws Unavailable, and what the work throws
 */
export const withPresentForm = async <Result>(
  user: User,
  { users }: Needs<'users'>,
  work: (present: User) => Promise<Result>,
): Promise<Result> =>
  retry({ tries, when: (error) => error instanceof FormChanged }, async (failedTries) => {
    const present = failedTries > 0 && (await users.load(user.id, { consistent: true }))
    return work(present || user)
  })
