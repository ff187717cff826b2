/** What a signed-in member of staff enters again before the protection of the account changes. */
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

/** @throws Invalid at `password`, TooMany */
export const verifyOwnPassword = async (
  { id, account }: StaffMember,
  password: string | undefined,
  { now }: Attempt,
  { limits, passwords }: Needs<'limits' | 'passwords'>,
): Promise<void> => {
  if (!password) throw new Invalid({ password: ['Enter your password'] })
  await limits.count(byPassword, id, now)
  if (!(await passwords.matches(password, account.password_hash)))
    throw new Invalid({ password: ['The password is wrong'] })
  await limits.refund(byPassword, id, now)
}

/** Before an app is replaced: the password first, then a code, which is used by it. @throws Invalid by field, TooMany */
export const verifyPasswordAndCode = async (
  member: StaffMember,
  { password, code }: Credentials,
  attempt: Attempt,
  services: Needs<'limits' | 'newId' | 'oneTimePasswords' | 'passwords' | 'secondFactors'>,
): Promise<void> => {
  if (!password || !code)
    throw new Invalid({
      ...(!password && { password: ['Enter your password'] }),
      ...(!code && { code: ['Enter a code of your current app, or a recovery code'] }),
    })
  await verifyOwnPassword(member, password, attempt, services)
  await redeemCode(member.id, code, attempt, services)
}
