/** One-time passwords of a member of staff: an app is set up or replaced, and recovery codes are made. */

import { changeStaff } from '#functions/app/staff/change-staff.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Attempt } from '#functions/data/record.ts'
import { hasCodes, nextSecondFactor } from '#functions/data/second-factor.ts'
import { carriedOver, type Session } from '#functions/data/session.ts'
import type { StaffChange, StaffMember } from '#functions/data/staff.ts'
import { ConditionFailed } from '#functions/data/table.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, Invalid } from '#shared/errors.ts'
import { newSecretFor, spendCode, stepOfPending } from './spend-code.ts'

/** Long enough to find the phone and to install an app. */
const waitsInMs = 15 * 60 * 1000

const byPassword: Limit = { scope: 'staff-password', most: 10, windowInSeconds: 15 * 60 }

interface Proof {
  password?: string | undefined
  code?: string | undefined
}

/** Password first, then the code, which is used up. @throws Invalid by field, TooMany */
export const proveStaff = async (
  { id, account }: StaffMember,
  { password, code }: Proof,
  attempt: Attempt,
  services: Needs<'limits' | 'oneTimePasswords' | 'passwords' | 'secondFactors'>,
): Promise<void> => {
  const { limits, passwords } = services
  if (!password || !code)
    throw new Invalid({
      ...(!password && { password: ['Enter your password'] }),
      ...(!code && { code: ['Enter a code of your present app, or a recovery code'] }),
    })
  await limits.count(byPassword, id, attempt.now)
  if (!(await passwords.matches(password, account.password_hash)))
    throw new Invalid({ password: ['The password is wrong'] })
  await limits.giveBack(byPassword, id, attempt.now)
  await spendCode(id, code, attempt, services)
}

/** @throws Conflict when the item changed since it was read: two tabs met, and the other one won */
const orConflict = (error: unknown): never => {
  throw error instanceof ConditionFailed ? new Conflict('Something else changed. Try again') : error
}

/** A secret for an app. It counts once it is confirmed; until then the present one does. */
export const beginEnrolment = async (
  member: StaffMember,
  proof: Proof,
  attempt: Attempt,
  services: Needs<'limits' | 'oneTimePasswords' | 'passwords' | 'secondFactors'>,
) => {
  const { secondFactors } = services
  const { id } = member
  let before = await secondFactors.read(id)
  if (hasCodes(before)) {
    await proveStaff(member, proof, attempt, services)
    before = await secondFactors.read(id) // the code was used up in it
  }
  const { sealed, secret, address } = await newSecretFor(member, services)
  const until = new Date(attempt.now.getTime() + waitsInMs).toISOString()
  await secondFactors.change(id, before, { pending: { sealed, until } }, attempt).catch(orConflict)
  return { secret, address }
}

/** The app counts from now on; every other session ends. @returns recovery codes, shown this once */
export const confirmEnrolment = async (
  { id }: StaffMember,
  session: Session,
  code: string,
  attempt: Attempt,
  services: Needs<'limits' | 'oneTimePasswords' | 'roster' | 'staff'>,
): Promise<string[]> => {
  const { codes, hashes } = await services.oneTimePasswords.newRecoveryCodes(id)
  const since = attempt.now.toISOString()
  const judge = async ({ account, secondFactor: before }: StaffMember): Promise<StaffChange> => {
    const pending = before?.pending
    if (!pending || pending.until <= since) throw new Conflict('This has waited for too long. Begin again')
    const last_step = await stepOfPending(id, pending.sealed, code, attempt.now, services)
    const app = { sealed: pending.sealed, since, last_step, pending: undefined, recovery_hashes: hashes }
    const session_generation = account.session_generation + 1
    return {
      fields: { session_generation },
      event: { event: hasCodes(before) ? 'CODES_REPLACED' : 'CODES_SET_UP' },
      extraWrites: [
        nextSecondFactor(id, before, app, attempt),
        carriedOver('staff', id, session.sid, session_generation),
      ],
    }
  }
  await changeStaff(id, judge, attempt, services)
  return codes
}

/** @returns new recovery codes in place of all before them, shown this once */
export const renewRecoveryCodes = async (
  { id }: StaffMember,
  attempt: Attempt,
  { secondFactors, oneTimePasswords }: Needs<'oneTimePasswords' | 'secondFactors'>,
): Promise<string[]> => {
  const { codes, hashes } = await oneTimePasswords.newRecoveryCodes(id)
  const before = await secondFactors.read(id)
  const event = { event: 'RECOVERY_CODES_RENEWED' } as const
  await secondFactors.change(id, before, { recovery_hashes: hashes }, attempt, event).catch(orConflict)
  return codes
}
