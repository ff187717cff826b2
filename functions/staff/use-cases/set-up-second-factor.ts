/** A member of staff sets up or replaces the app for one-time passwords and gets recovery codes. */

import { keepSession, type Session } from '#functions/accounts/data/sign-in/session.ts'
import { newAppSecret, timeStepOfNewApp } from '#functions/accounts/use-cases/sign-in/redeem-code.ts'
import {
  type Credentials,
  type VerifyingServices,
  verifyAgain,
} from '#functions/accounts/use-cases/sign-in/verify-again.ts'
import type { NewEmail, SecurityChange } from '#functions/platform/outbox/stored-email.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { ConditionFailed } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { Conflict } from '#shared/kit/errors.ts'
import { changeSecondFactor, hasCodes } from '../data/second-factor.ts'
import type { StaffChange, StaffMember } from '../data/staff.ts'
import { changeStaff } from './change-staff.ts'

/** Long enough to find the phone and to install an app. */
const confirmWithinMs = 15 * 60 * 1000

/** @throws Conflict when another tab has changed the second factor since it was read */
const throwAsConflict = (error: unknown): never => {
  throw error instanceof ConditionFailed
    ? new Conflict('Your account was changed in the meantime. Try again')
    : error
}

const tellOf = (user_id: string, security: SecurityChange, { newId }: Needs<'newId'>): NewEmail => ({
  id: newId(),
  kind: 'staff-security',
  user_id,
  security,
})

/** A secret for a new app. The present app stays valid until the new one is confirmed. */
export const beginSetUp = async (
  member: StaffMember,
  credentials: Credentials,
  attempt: Attempt,
  services: VerifyingServices,
) => {
  const { secondFactors } = services
  const { id } = member
  await verifyAgain({ ...member, secondFactor: await secondFactors.read(id) }, credentials, attempt, services)
  const before = await secondFactors.read(id) // the verification may have used a code or a passkey
  const { sealed, secret, address } = await newAppSecret(member, services)
  const until = new Date(attempt.now.getTime() + confirmWithinMs).toISOString()
  await secondFactors.change(id, before, { pending: { sealed, until } }, attempt).catch(throwAsConflict)
  return { secret, address }
}

/** Confirms the new app; every other session ends. @returns recovery codes, which are shown only once */
export const confirmSetUp = async (
  { id }: StaffMember,
  session: Session,
  code: string,
  attempt: Attempt,
  services: Needs<'limits' | 'newId' | 'oneTimePasswords' | 'roster' | 'staff'>,
): Promise<string[]> => {
  const { codes, hashes } = await services.oneTimePasswords.newRecoveryCodes(id)
  const since = attempt.now.toISOString()
  const decide = async ({ account, secondFactor: before }: StaffMember): Promise<StaffChange> => {
    const pending = before?.pending
    if (!pending || pending.until <= since) throw new Conflict('This took too long. Start again')
    const last_step = await timeStepOfNewApp(id, pending.sealed, code, attempt.now, services)
    const fields = { sealed: pending.sealed, since, last_step, pending: undefined, recovery_hashes: hashes }
    const session_generation = account.session_generation + 1
    return {
      fields: { session_generation },
      event: { event: hasCodes(before) ? 'CODES_REPLACED' : 'CODES_SET_UP' },
      email: tellOf(id, hasCodes(before) ? 'codes-replaced' : 'codes-set-up', services),
      extraWrites: [
        changeSecondFactor(id, before, fields, attempt),
        keepSession('staff', id, session.sid, session_generation),
      ],
    }
  }
  await changeStaff(id, decide, attempt, services)
  return codes
}

/** Replaces all recovery codes; every other session ends. @returns the new ones, which are shown only once */
export const renewRecoveryCodes = async (
  { id }: StaffMember,
  session: Session,
  attempt: Attempt,
  services: Needs<'newId' | 'oneTimePasswords' | 'roster' | 'staff'>,
): Promise<string[]> => {
  const { codes, hashes } = await services.oneTimePasswords.newRecoveryCodes(id)
  const decide = ({ account, secondFactor }: StaffMember): StaffChange => {
    if (!hasCodes(secondFactor))
      throw new Conflict('Recovery codes belong to one-time passwords. Set those up first')
    const session_generation = account.session_generation + 1
    return {
      fields: { session_generation },
      event: { event: 'RECOVERY_CODES_RENEWED' },
      email: tellOf(id, 'recovery-codes-renewed', services),
      extraWrites: [
        changeSecondFactor(id, secondFactor, { recovery_hashes: hashes }, attempt),
        keepSession('staff', id, session.sid, session_generation),
      ],
    }
  }
  await changeStaff(id, decide, attempt, services)
  return codes
}
