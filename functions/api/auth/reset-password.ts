import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import { refusedPassword } from '#functions/app/sign-in/new-password.ts'
import { forgetTries } from '#functions/app/sign-in/sign-in-tries.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Route } from '#functions/http/route.ts'
import {
  accounts,
  isCommonPassword,
  limits,
  passwords,
  resets,
} from '#functions/services/service-factories.ts'
import { Invalid } from '#shared/errors.ts'

const byAddress: Limit = { scope: 'reset-ip', most: 20, windowInSeconds: 15 * 60 }

/** Unknown, used, replaced, late or for another e-mail: one answer. */
const refused = () => new Invalid({ token: ['This link has expired'] }, 'This link has expired')

export const needs = { accounts, isCommonPassword, limits, passwords, resets }

export const route: Route<'auth.resetPassword', typeof needs> = async ({ body, address, now }, services) => {
  const { accounts, limits, passwords, resets } = services
  await limits.count(byAddress, address, now)

  const userId = await resets.ownerOf(body.token, now)
  const account = userId && (await accounts.read(userId))
  if (!account || account.email !== body.email) throw refused()
  requireNoFieldErrors(await refusedPassword(body.password, account, services))

  if (!(await resets.use(account, body.token, await passwords.hash(body.password)))) throw refused()
  await forgetTries('applicant', account.email, now, services)
  return { data: null, message: 'Your password has been changed. Sign in with the new one' }
}
