import type { Limit } from '#functions/data/limit.ts'
import type { Attempt } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'
import { redeemCode } from './redeem-code.ts'

const byPassword: Limit = { scope: 'staff-password', most: 10, windowInSeconds: 15 * 60 }

export interface Credentials {
  password?: string | undefined
  code?: string | undefined
}

/** Before an app is replaced: the password first, then a code, which is used by it. @throws Invalid by field, TooMany */
export const verifyPasswordAndCode = async (
  { id, account }: StaffMember,
  { password, code }: Credentials,
  attempt: Attempt,
  services: Needs<'limits' | 'oneTimePasswords' | 'passwords' | 'secondFactors'>,
): Promise<void> => {
  const { limits, passwords } = services
  if (!password || !code)
    throw new Invalid({
      ...(!password && { password: ['Enter your password'] }),
      ...(!code && { code: ['Enter a code of your current app, or a recovery code'] }),
    })
  await limits.count(byPassword, id, attempt.now)
  if (!(await passwords.matches(password, account.password_hash)))
    throw new Invalid({ password: ['The password is wrong'] })
  await limits.refund(byPassword, id, attempt.now)
  await redeemCode(id, code, attempt, services)
}
