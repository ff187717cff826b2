/** What a signed-in member of staff must enter again before changing the protection of the account. */

import { passkeys } from '#functions/accounts/data/sign-in/passkey.ts'
import { passkeyQuestions } from '#functions/accounts/data/sign-in/passkey-question.ts'
import { oneTimePasswords } from '#functions/accounts/gateways/one-time-passwords.ts'
import { passkeyVerifier } from '#functions/accounts/gateways/passkey-verifier.ts'
import { passwords } from '#functions/accounts/gateways/passwords.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { limits } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { hasCodes, hasSecondFactor, secondFactors } from '#functions/staff/data/second-factor.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { PasskeyAnswer } from '#shared/accounts/records/passkeys.ts'
import { type FieldErrors, Invalid } from '#shared/kit/errors.ts'
import { redeemCode } from './redeem-code.ts'
import { requireOwnPasskey } from './use-passkey.ts'

const byPassword: Limit = { scope: 'staff-password', most: 10, windowInSeconds: 15 * 60 }

export interface Credentials {
  password?: string | undefined
  code?: string | undefined
  passkey?: PasskeyAnswer | undefined
}

const secondFactorAsked = ({ secondFactor }: StaffMember): FieldErrors =>
  hasCodes(secondFactor)
    ? { code: ['Enter a code of your current app, or a recovery code'] }
    : { passkey: ['Use one of your passkeys'] }

/** @throws Invalid at `password`, TooMany */
const verifyOwnPassword = async (
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

/** The services of a route that asks for the password, and a code or a passkey. */
export const verifyAgainNeeds = {
  limits,
  oneTimePasswords,
  passkeyQuestions,
  passkeys,
  passkeyVerifier,
  passwords,
  secondFactors,
}

export type VerifyingServices = Needs<keyof typeof verifyAgainNeeds | 'newId'>

/** The password first; then, where there is a second factor, a code or a passkey, which is used by it. @throws Invalid by field, TooMany */
export const verifyAgain = async (
  member: StaffMember,
  { password, code, passkey }: Credentials,
  attempt: Attempt,
  services: VerifyingServices,
): Promise<void> => {
  const lacksFactor = hasSecondFactor(member.secondFactor) && !code && !passkey
  if (!password || lacksFactor)
    throw new Invalid({
      ...(!password && { password: ['Enter your password'] }),
      ...(lacksFactor && secondFactorAsked(member)),
    })
  await verifyOwnPassword(member, password, attempt, services)
  if (!hasSecondFactor(member.secondFactor)) return
  if (passkey) await requireOwnPasskey('staff', member.id, passkey, attempt, services)
  else if (code) await redeemCode(member.id, code, attempt, services)
}
