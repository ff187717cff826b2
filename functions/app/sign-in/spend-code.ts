/** One-time passwords and recovery codes: looked at, and used up by whoever comes first. */
import type { Limit } from '#functions/data/limit.ts'
import type { Attempt } from '#functions/data/record.ts'
import { hasCodes } from '#functions/data/second-factor.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import { ConditionFailed } from '#functions/data/table.ts'
import type { Needs, Services } from '#functions/services/services.ts'
import { Invalid, Unavailable } from '#shared/errors.ts'
import { foldDigits } from '#shared/format.ts'

/** Of a million codes three count at a time: who knows a password needs years of these. */
const byPerson: Limit = { scope: 'staff-code', most: 10, windowInSeconds: 60 * 60 }

export const codeNeeded = () =>
  new Invalid(
    { code: ['Enter the 6-digit code of your app, or a recovery code'] },
    'A code is needed to sign in',
  )

const wrongCode = () => new Invalid({ code: ['This code is wrong or was used before'] })

/** Several tabs of one person may meet; each one that loses looks again. */
const tries = 5

/** Only the digits of a one-time password; null when it looks like none. */
export const oneTimePasswordIn = (typed: string): string | null => {
  const digits = foldDigits(typed).replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

/** @returns whether the code was good and is used up now; ConditionFailed when somebody else changed things first. */
const takeCode = async (
  staffId: string,
  typed: string,
  attempt: Attempt,
  { secondFactors, oneTimePasswords }: Needs<'oneTimePasswords' | 'secondFactors'>,
): Promise<boolean> => {
  const it = await secondFactors.read(staffId)
  if (!hasCodes(it)) return false
  const token = oneTimePasswordIn(typed)
  if (token) {
    const step = await oneTimePasswords.stepOf(staffId, it.sealed, token, attempt.now)
    if (step === null || step <= (it.last_step ?? 0)) return false
    await secondFactors.change(staffId, it, { last_step: step }, attempt)
    return true
  }
  const hash = await oneTimePasswords.hashOf(staffId, typed)
  if (!it.recovery_hashes.includes(hash)) return false
  const recovery_hashes = it.recovery_hashes.filter((other) => other !== hash)
  await secondFactors.change(staffId, it, { recovery_hashes }, attempt, { event: 'RECOVERY_CODE_USED' })
  return true
}

/** Uses up a one-time password or a recovery code. @throws Invalid when it is wrong or used; TooMany */
export const spendCode = async (
  staffId: string,
  typed: string,
  attempt: Attempt,
  services: Needs<'limits' | 'oneTimePasswords' | 'secondFactors'>,
): Promise<void> => {
  const { limits } = services
  await limits.count(byPerson, staffId, attempt.now)
  for (let count = 1; ; count++) {
    try {
      if (!(await takeCode(staffId, typed, attempt, services))) throw wrongCode()
      break
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (count === tries) throw new Unavailable()
    }
  }
  // Failing here only leaves a try counted; the code is used up.
  await limits.giveBack(byPerson, staffId, attempt.now).catch(() => undefined)
}

/** The time step of a code of the app that waits for its confirmation. @throws Invalid, TooMany */
export const stepOfPending = async (
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
  await limits.giveBack(byPerson, staffId, now)
  return step
}

/** A new secret for an app of this person. */
export const newSecretFor = (
  { id, account }: StaffMember,
  { oneTimePasswords }: Needs<'oneTimePasswords'>,
): ReturnType<Services['oneTimePasswords']['newSecret']> => oneTimePasswords.newSecret(id, account.email)
