/** A member of staff changes their own password. */

import { keepSession, type Session } from '#functions/accounts/data/sign-in/session.ts'
import { newPasswordErrors } from '#functions/accounts/use-cases/sign-in/new-password-errors.ts'
import { type VerifyingServices, verifyAgain } from '#functions/accounts/use-cases/sign-in/verify-again.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-no-field-errors.ts'
import type { Needs } from '#functions/services.ts'
import { Invalid, NotSignedIn } from '#shared/kit/errors.ts'
import type { StaffPasswordChange } from '#shared/staff/records/staff.ts'
import type { StaffChange, StaffMember } from '../data/staff.ts'
import { changeStaff } from './change-staff.ts'

type Services = Needs<'isCommonPassword' | 'roster' | 'staff'> & VerifyingServices

/** The errors of the shared check, at the field of this form. */
const verify = async (
  member: StaffMember,
  { current_password: password, code, passkey }: StaffPasswordChange,
  attempt: Attempt,
  services: Services,
): Promise<void> => {
  try {
    await verifyAgain(member, { password, code, passkey }, attempt, services)
  } catch (error) {
    if (!(error instanceof Invalid) || !error.details.errors?.password) throw error
    const { password: messages, ...others } = error.details.errors
    throw new Invalid({ ...others, current_password: messages })
  }
}

/** Every other session ends, links that were sent before are void, and the person is told. @throws Invalid by field, TooMany */
export const changeStaffPassword = async (
  member: StaffMember,
  session: Session,
  typed: StaffPasswordChange,
  attempt: Attempt,
  services: Services,
): Promise<void> => {
  const { id, account: known } = member
  requireNoFieldErrors(await newPasswordErrors(typed.password, known, services))
  await verify(member, typed, attempt, services)
  const password_hash = await services.passwords.hash(typed.password)
  const decide = ({ account }: StaffMember): StaffChange => {
    if (account.session_generation !== known.session_generation) throw new NotSignedIn()
    const session_generation = account.session_generation + 1
    return {
      fields: { password_hash, session_generation, reset_hash: undefined },
      event: { event: 'PASSWORD_CHANGED' },
      email: { id: services.newId(), kind: 'staff-security', user_id: id, security: 'password-changed' },
      extraWrites: [keepSession('staff', id, session.sid, session_generation)],
    }
  }
  await changeStaff(id, decide, attempt, services)
}
