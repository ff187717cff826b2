/** Sets a new password with the one-time link of an e-mail. */
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { newDeviceMarker, putOnlyDevice } from '#functions/data/sign-in/known-device.ts'
import type { Limit } from '#functions/data/sign-in/limit.ts'
import { removePasskeys } from '#functions/data/sign-in/passkey.ts'
import { tokenHash } from '#functions/data/sign-in/token-hash.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { clearSignInAttempts } from './count-sign-in-attempts.ts'
import { newPasswordErrors } from './new-password-errors.ts'
import { redeemStaffLink } from './redeem-staff-link.ts'

const hour = 60 * 60
/** Nobody guesses a token; this limits the work. Many people share an address. */
const byAddress: Limit = { scope: 'reset-ip', most: 200, windowInSeconds: hour }

interface Caller {
  address: string
  now: Date
}

interface ResettingCaller extends Caller {
  deviceMarker: string | undefined
  browser: string | undefined
}

/** The same answer for a link that is unknown, used, replaced, too old or for another e-mail. */
const linkExpired = () => new Invalid({ token: ['This link has expired'] }, 'This link has expired')

const checkByAddress: Limit = { scope: 'reset-check-ip', most: 600, windowInSeconds: hour }

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

/**
 * The browser that has used the link is the only one that is known from then on: whoever has guessed the password before
 * does not hinder it.
 */
const onlyDevice = (
  kind: 'applicant' | 'staff',
  personId: string,
  { deviceMarker, now }: ResettingCaller,
  { newId }: Needs<'newId'>,
) => {
  const marker = deviceMarker ?? newDeviceMarker()
  return { marker, write: putOnlyDevice(kind, personId, tokenHash(marker), newId(), now) }
}

/** The tries before no longer count, and the trail says what happened. */
const settleReset = async (
  kind: 'applicant' | 'staff',
  { id, email }: { id: string; email: string },
  { address, browser, now }: ResettingCaller,
  services: Needs<'signIns' | 'signInWaits'>,
): Promise<void> => {
  await services.signIns.note(
    kind,
    id,
    { outcome: 'password-reset', factor: 'link' },
    { address, browser },
    now,
  )
  await clearSignInAttempts(kind, email, services)
}

/** @returns the marker of the browser. @throws Invalid, TooMany */
export const resetPassword = async (
  { token, email, password }: { token: string; email: string; password: string },
  caller: ResettingCaller,
  services: Needs<
    'accounts' | 'isCommonPassword' | 'limits' | 'newId' | 'passwords' | 'resets' | 'signIns' | 'signInWaits'
  >,
): Promise<string> => {
  const { address, now } = caller
  const { accounts, limits, passwords, resets } = services
  await limits.count(byAddress, address, now)

  const userId = await resets.ownerOf(token, now)
  const account = userId && (await accounts.read(userId))
  if (!account || account.email !== email) throw linkExpired()
  requireNoFieldErrors(await newPasswordErrors(password, account, services))

  const device = onlyDevice('applicant', account.id, caller, services)
  // Somebody who had access to the account before may have added a passkey.
  const furtherWrites = [device.write, removePasskeys(account.id)]
  const used = await resets.use(account, token, await passwords.hash(password), furtherWrites)
  if (!used) throw linkExpired()
  await settleReset('applicant', account, caller, services)
  return device.marker
}

/** The same for staff, whose link may also be an invitation. @throws Invalid, TooMany */
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
  await limits.count(byAddress, address, now)

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
