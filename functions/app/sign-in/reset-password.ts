/** Sets a new password with the one-time link of an e-mail. */
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'
import { clearSignInAttempts } from './count-sign-in-attempts.ts'
import { newPasswordErrors } from './new-password-errors.ts'
import { redeemStaffLink } from './redeem-staff-link.ts'

const quarterOfAnHour = 15 * 60
const byAddress: Limit = { scope: 'reset-ip', most: 20, windowInSeconds: quarterOfAnHour }
const staffByAddress: Limit = { scope: 'staff-reset-ip', most: 20, windowInSeconds: quarterOfAnHour }

interface Caller {
  address: string
  now: Date
}

/** The same answer for a link that is unknown, used, replaced, too old or for another e-mail. */
const linkExpired = () => new Invalid({ token: ['This link has expired'] }, 'This link has expired')

const checkByAddress: Limit = { scope: 'reset-check-ip', most: 60, windowInSeconds: quarterOfAnHour }

/** Whether the link can still be used, for the page that it opens. @throws Invalid, TooMany */
export const checkResetLink = async (
  { token, email }: { token: string; email: string },
  { address, now }: Caller,
  { accounts, limits, resets }: Needs<'accounts' | 'limits' | 'resets'>,
): Promise<void> => {
  await limits.count(checkByAddress, address, now)
  const userId = await resets.ownerOf(token, now)
  const account = userId && (await accounts.read(userId))
  if (!account || account.email !== email || !resets.isNewest(account, token)) throw linkExpired()
}

/** @throws Invalid, TooMany */
export const resetPassword = async (
  { token, email, password }: { token: string; email: string; password: string },
  { address, now }: Caller,
  services: Needs<'accounts' | 'isCommonPassword' | 'limits' | 'passwords' | 'resets'>,
): Promise<void> => {
  const { accounts, limits, passwords, resets } = services
  await limits.count(byAddress, address, now)

  const userId = await resets.ownerOf(token, now)
  const account = userId && (await accounts.read(userId))
  if (!account || account.email !== email) throw linkExpired()
  requireNoFieldErrors(await newPasswordErrors(password, account, services))

  if (!(await resets.use(account, token, await passwords.hash(password)))) throw linkExpired()
  await clearSignInAttempts('applicant', account.email, now, services)
}

/** The same for staff, whose link may also be an invitation. @throws Invalid, TooMany */
export const setStaffPassword = async (
  { token, password }: { token: string; password: string },
  { address, now }: Caller,
  services: Needs<'isCommonPassword' | 'limits' | 'passwords' | 'roster' | 'staff' | 'staffResets'>,
): Promise<void> => {
  const { limits, passwords, staff, staffResets } = services
  await limits.count(staffByAddress, address, now)

  const staffId = await staffResets.ownerOf(token, now)
  const account = staffId ? (await staff.load(staffId, { consistent: true }))?.account : undefined
  if (!account?.is_admin) throw linkExpired()
  requireNoFieldErrors(await newPasswordErrors(password, account, services))

  const hash = await passwords.hash(password)
  if (!(await redeemStaffLink(account.id, token, hash, now, services))) throw linkExpired()
  await clearSignInAttempts('staff', account.email, now, services)
}
