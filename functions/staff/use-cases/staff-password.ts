/** How a member of staff gets a password: by a link, and by changing it. */
import type { ResetLink } from '#functions/accounts/data/sign-in/reset.ts'
import { keepSession, type Session } from '#functions/accounts/data/sign-in/session.ts'
import { newPasswordErrors } from '#functions/accounts/use-cases/sign-in/new-password-errors.ts'
import {
  linkExpired,
  onlyDevice,
  type ResettingCaller,
  resetsByAddress,
  settleReset,
} from '#functions/accounts/use-cases/sign-in/reset-password.ts'
import { type VerifyingServices, verifyAgain } from '#functions/accounts/use-cases/sign-in/verify-again.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import { randomPause, retry } from '#functions/platform/table/retry.ts'
import { ConditionFailed, type Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { Invalid, NotSignedIn } from '#shared/kit/errors.ts'
import type { StaffPasswordChange } from '#shared/staff/records/staff.ts'
import type { StaffChange, StaffMember } from '../data/staff.ts'
import { changeStaff } from './change-staff.ts'

/** A member of staff changes their own password. */
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
      fields: { password_hash, session_generation, reset_email: undefined },
      event: { event: 'PASSWORD_CHANGED' },
      email: { id: services.newId(), kind: 'staff-security', user_id: id, security: 'password-changed' },
      extraWrites: [keepSession('staff', id, session.sid, session_generation)],
    }
  }
  await changeStaff(id, decide, attempt, services)
}

/** The roster changes with every account of staff. */
const tries = 8
const rosterChanged = (error: unknown): boolean => error instanceof ConditionFailed

/**
 * The one-time link of a member of staff sets the password; an invited member becomes active.
 * @returns false when the link was used, replaced or the account deactivated, in between
 */
const redeemStaffLink = async (
  link: ResetLink,
  passwordHash: string,
  furtherWrites: Write[],
  now: Date,
  { staff, roster, staffResets }: Needs<'roster' | 'staff' | 'staffResets'>,
): Promise<boolean> =>
  retry({ tries, when: rosterChanged, pause: randomPause }, async () => {
    const before = await roster.read()
    const account = (await staff.load(link.user_id, { consistent: true }))?.account
    if (!account?.is_admin) return false
    const extraWrites = [...staff.writesForNewPassword(before, account, now), ...furtherWrites]
    return staffResets.use(account, link, passwordHash, extraWrites)
  })

/** A member of staff sets a password with a one-time link, which may also be an invitation. @throws Invalid, TooMany */
export const setStaffPassword = async (
  { token, password }: { token: string; password: string },
  caller: ResettingCaller,
  services: Needs<
    | 'isCommonPassword'
    | 'limits'
    | 'newId'
    | 'passwords'
    | 'roster'
    | 'signIns'
    | 'signInWaits'
    | 'staff'
    | 'staffResets'
  >,
): Promise<string> => {
  const { address, now } = caller
  const { limits, passwords, staff, staffResets } = services
  await limits.count(resetsByAddress, address, now)

  const link = await staffResets.read(token, now)
  const account = link && (await staff.load(link.user_id, { consistent: true }))?.account
  if (!link || !account?.is_admin) throw linkExpired()
  requireNoFieldErrors(await newPasswordErrors(password, account, services))

  const hash = await passwords.hash(password)
  const device = onlyDevice('staff', account.id, caller, services)
  if (!(await redeemStaffLink(link, hash, [device.write], now, services))) throw linkExpired()
  await settleReset('staff', account, caller, services)
  return device.marker
}
