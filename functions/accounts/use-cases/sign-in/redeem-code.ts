/** One-time passwords and recovery codes: each can be used once. */
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import type { Needs, Services } from '#functions/services.ts'
import { hasCodes } from '#functions/staff/data/second-factor.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { foldDigits } from '#shared/kit/format.ts'

/** Three of a million codes are valid at a time, so that guessing one takes years (docs/security.md#one-time-passwords). */
const byPerson: Limit = { scope: 'staff-code', most: 10, windowInSeconds: 60 * 60 }

const wrongCode = () => new Invalid({ code: ['This code is wrong or was used before'] })

/** Several tabs of a person may sign in at the same time; each that was slower looks at the codes again. */
const tries = 5

/** Only the digits of a one-time password; null when it looks like none. */
const oneTimePasswordIn = (typed: string): string | null => {
  const digits = foldDigits(typed).replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** @returns whether the code was valid and is used now. @throws ConditionFailed when another request was faster */
const tryToRedeem = async (
  staffId: string,
  typed: string,
  attempt: Attempt,
  { newId, secondFactors, oneTimePasswords }: Needs<'newId' | 'oneTimePasswords' | 'secondFactors'>,
): Promise<boolean> => {
  const secondFactor = await secondFactors.read(staffId)
  if (!hasCodes(secondFactor)) return false
  const token = oneTimePasswordIn(typed)
  if (token) {
    const step = await oneTimePasswords.stepOf(staffId, secondFactor.sealed, token, attempt.now)
    if (step === null || step <= (secondFactor.last_step ?? 0)) return false
    await secondFactors.change(staffId, secondFactor, { last_step: step }, attempt)
    return true
  }
  const hash = await oneTimePasswords.hashOf(staffId, typed)
  if (!secondFactor.recovery_hashes.includes(hash)) return false
  const recovery_hashes = secondFactor.recovery_hashes.filter((other) => other !== hash)
  const email = {
    id: newId(),
    kind: 'staff-security',
    user_id: staffId,
    security: 'recovery-code-used',
  } as const
  const event = { event: 'RECOVERY_CODE_USED' } as const
  await secondFactors.change(staffId, secondFactor, { recovery_hashes }, attempt, event, email)
  return true
}

/** Uses a one-time password or a recovery code. @returns which it was. @throws Invalid when it is wrong or used; TooMany, Unavailable */
export const redeemCode = async (
  staffId: string,
  typed: string,
  attempt: Attempt,
  services: Needs<'limits' | 'newId' | 'oneTimePasswords' | 'secondFactors'>,
): Promise<'code' | 'recovery-code'> => {
  const { limits } = services
  await limits.count(byPerson, staffId, attempt.now)
  const otherWasFaster = (error: unknown): boolean => error instanceof ConditionFailed
  const redeemed = await retry({ tries, when: otherWasFaster }, () =>
    tryToRedeem(staffId, typed, attempt, services),
  )
  if (!redeemed) throw wrongCode()
  // If this fails, only the limit is a little tighter; the code is used.
  await limits.refund(byPerson, staffId, attempt.now).catch(() => undefined)
  return oneTimePasswordIn(typed) ? 'code' : 'recovery-code'
}

/** The time step of a code of the app that is being set up. @throws Invalid, TooMany */
export const timeStepOfNewApp = async (
  staffId: string,
  sealed: string,
  typed: string,
  now: Date,
  { limits, oneTimePasswords }: Needs<'limits' | 'oneTimePasswords'>,
): Promise<number> => {
  await limits.count(byPerson, staffId, now)
  const token = oneTimePasswordIn(typed)
  const step = token && (await oneTimePasswords.stepOf(staffId, sealed, token, now))
  if (!step) throw new Invalid({ code: ['This is not the code that the app shows now'] })
  await limits.refund(byPerson, staffId, now)
  return step
}

/** A new secret for an app. It is here because the package for one-time passwords comes with functions that hold this file. */
export const newAppSecret = (
  { id, account }: StaffMember,
  { oneTimePasswords }: Needs<'oneTimePasswords'>,
): ReturnType<Services['oneTimePasswords']['newSecret']> => oneTimePasswords.newSecret(id, account.email)
