import { retry } from '#functions/data/retry.ts'
import { FormChanged, type FormOwner } from '#functions/data/stored-form.ts'
import type { Needs } from '#functions/services/services.ts'

const tries = 3

/**
 * Does what depends on the form: when the form was changed in between, again with the form as it is then.
 * @throws Unavailable, and what the work throws
 */
export const withPresentForm = async <Result>(
  user: FormOwner,
  { users }: Needs<'users'>,
  work: (owner: FormOwner) => Promise<Result>,
): Promise<Result> =>
  retry({ tries, when: (error) => error instanceof FormChanged }, async (failedTries) => {
    const present = failedTries > 0 && (await users.load(user.id, { consistent: true }))
    return work(present || user)
  })
