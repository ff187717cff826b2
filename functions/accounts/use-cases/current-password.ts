/** An applicant who is signed in enters the password again. */

import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Needs } from '#functions/services.ts'
import { NotAllowed } from '#shared/kit/errors.ts'
import type { User } from '../data/person/user.ts'

const byAccount: Limit = { scope: 'current-password', most: 10, windowInSeconds: 15 * 60 }

export const wrongPassword = 'The current password is wrong'

/** Tries are counted. @throws TooMany */
export const isCurrentPassword = async (
  password: string,
  { id, account }: Pick<User, 'id' | 'account'>,
  now: Date,
  { limits, passwords }: Needs<'limits' | 'passwords'>,
): Promise<boolean> => {
  await limits.count(byAccount, id, now)
  return passwords.matches(password.normalize('NFKC'), account.password_hash)
}

const passwordAsked = (message: string) => new NotAllowed(message, { current_password: [message] })

/** @throws NotAllowed at `current_password`, TooMany */
export const requireCurrentPassword = async (
  password: string | undefined,
  user: Pick<User, 'id' | 'account'>,
  now: Date,
  services: Needs<'limits' | 'passwords'>,
): Promise<void> => {
  if (!password) throw passwordAsked('Enter your current password')
  if (!(await isCurrentPassword(password, user, now, services))) throw passwordAsked(wrongPassword)
}
