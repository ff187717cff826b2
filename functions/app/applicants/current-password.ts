import type { Limit } from '#functions/data/limit.ts'
import type { User } from '#functions/data/user.ts'
import type { Needs } from '#functions/services/services.ts'

const byAccount: Limit = { scope: 'current-password', most: 10, windowInSeconds: 15 * 60 }

export const wrongPassword = 'The current password is wrong'

/** Whether a signed-in applicant has given their password once more; tries are counted. @throws TooMany */
export const isCurrentPassword = async (
  password: string,
  user: User,
  now: Date,
  { limits, passwords }: Needs<'limits' | 'passwords'>,
): Promise<boolean> => {
  await limits.count(byAccount, user.id, now)
  return passwords.matches(password.normalize('NFKC'), user.account.password_hash)
}
