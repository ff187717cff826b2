import type { Limit } from '#functions/data/limit.ts'
import type { User } from '#functions/data/user.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotAllowed } from '#shared/errors.ts'

const byAccount: Limit = { scope: 'current-password', most: 10, windowInSeconds: 15 * 60 }

const refusal = (message: string) => new NotAllowed(message, { current_password: [message] })

/** A signed-in applicant gives their password once more. @throws NotAllowed, TooMany */
export const requirePassword = async (
  password: string | undefined,
  user: User,
  now: Date,
  { limits, passwords }: Needs<'limits' | 'passwords'>,
): Promise<void> => {
  if (!password) throw refusal('Enter your current password')
  await limits.count(byAccount, user.id, now)
  if (!(await passwords.matches(password.normalize('NFKC'), user.account.password_hash)))
    throw refusal('The current password is wrong')
}
