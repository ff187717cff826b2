/** A member of staff sets a password with a one-time link, which may also be an invitation. */
import { newPasswordErrors } from '#functions/accounts/use-cases/sign-in/new-password-errors.ts'
import {
  linkExpired,
  onlyDevice,
  type ResettingCaller,
  resetsByAddress,
  settleReset,
} from '#functions/accounts/use-cases/sign-in/reset-password.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-no-field-errors.ts'
import type { Needs } from '#functions/services.ts'
import { redeemStaffLink } from './redeem-staff-link.ts'

/** @throws Invalid, TooMany */
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

  const staffId = await staffResets.ownerOf(token, now)
  const account = staffId ? (await staff.load(staffId, { consistent: true }))?.account : undefined
  if (!account?.is_admin) throw linkExpired()
  requireNoFieldErrors(await newPasswordErrors(password, account, services))

  const hash = await passwords.hash(password)
  const device = onlyDevice('staff', account.id, caller, services)
  if (!(await redeemStaffLink(account.id, token, hash, [device.write], now, services))) throw linkExpired()
  await settleReset('staff', account, caller, services)
  return device.marker
}
