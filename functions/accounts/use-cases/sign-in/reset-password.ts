/** Sets a new password with the one-time link of an e-mail. */

import { newDeviceMarker, putOnlyDevice } from '#functions/accounts/data/sign-in/known-device.ts'
import { removePasskeys } from '#functions/accounts/data/sign-in/passkey.ts'
import { tokenHash } from '#functions/accounts/data/sign-in/token-hash.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import { requireNoFieldErrors } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { Invalid } from '#shared/kit/errors.ts'
import { clearSignInAttempts } from './count-sign-in-attempts.ts'
import { newPasswordErrors } from './new-password-errors.ts'

const hour = 60 * 60
/** Nobody guesses a token; this limits the work. Many people share an address. */
export const resetsByAddress: Limit = { scope: 'reset-ip', most: 200, windowInSeconds: hour }

interface Caller {
  address: string
  now: Date
}

export interface ResettingCaller extends Caller {
  deviceMarker: string | undefined
  browser: string | undefined
}

/** The same answer for a link that is unknown, used, replaced, too old or for another e-mail. */
export const linkExpired = () => new Invalid({ token: ['This link has expired'] }, 'This link has expired')

const checksByAddress: Limit = { scope: 'reset-check-ip', most: 600, windowInSeconds: hour }

/** Whether the link can still be used, for the page that it opens. @throws Invalid, TooMany */
export const checkResetLink = async (
  { token, email }: { token: string; email: string },
  { address, now }: Caller,
  { accounts, limits, resets }: Needs<'accounts' | 'limits' | 'resets'>,
): Promise<void> => {
  await limits.count(checksByAddress, address, now)
  const link = await resets.read(token, now)
  const account = link && (await accounts.read(link.user_id))
  if (!account || account.email !== email || !resets.isNewest(account, link)) throw linkExpired()
}

/**
 * The browser that has used the link is the only one that is known from then on: whoever has guessed the password before
 * does not hinder it.
 */
export const onlyDevice = (
  kind: 'applicant' | 'staff',
  personId: string,
  { deviceMarker, now }: ResettingCaller,
  { newId }: Needs<'newId'>,
) => {
  const marker = deviceMarker ?? newDeviceMarker()
  return { marker, write: putOnlyDevice(kind, personId, tokenHash(marker), newId(), now) }
}

/** The tries before no longer count, and the trail says what happened. */
export const settleReset = async (
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
  await limits.count(resetsByAddress, address, now)

  const link = await resets.read(token, now)
  const account = link && (await accounts.read(link.user_id))
  if (!account || account.email !== email) throw linkExpired()
  requireNoFieldErrors(await newPasswordErrors(password, account, services))

  const device = onlyDevice('applicant', account.id, caller, services)
  // Somebody who had access to the account before may have added a passkey.
  const furtherWrites = [device.write, removePasskeys(account.id)]
  const used = await resets.use(account, link, await passwords.hash(password), furtherWrites)
  if (!used) throw linkExpired()
  await settleReset('applicant', account, caller, services)
  return device.marker
}
