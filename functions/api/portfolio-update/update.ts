import { presentProfile } from '#functions/app/applicants/present-user.ts'
import { requireUnlocked } from '#functions/app/applicants/require-unlocked.ts'
import { requireNoFieldErrors } from '#functions/app/field-errors.ts'
import { requireSelf, requireVersion } from '#functions/app/own-record.ts'
import { refusedPassword } from '#functions/app/sign-in/new-password.ts'
import type { Account } from '#functions/data/account.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Route, RouteRequest } from '#functions/http/route.ts'
import { accounts, isCommonPassword, limits, passwords } from '#functions/services/service-factories.ts'
import type { Needs } from '#functions/services/services.ts'
import type { portfolioUpdate } from '#shared/contract/portfolio-update.ts'
import { NotAllowed, Stale } from '#shared/errors.ts'

type Request = RouteRequest<typeof portfolioUpdate.update>

const freshSignInInSeconds = 15 * 60
const byAccount: Limit = { scope: 'current-password', most: 10, windowInSeconds: 15 * 60 }
/** A taken e-mail or CNIC is refused, which tells that it is taken: nobody may ask that often. */
const byIdentity: Limit = { scope: 'identity-change', most: 10, windowInSeconds: 24 * 60 * 60 }

/** Password and e-mail open the account: they need the current password or a fresh sign-in (security, section 2). */
const requireProof = async (
  { body, user, session, now }: Request,
  { limits, passwords }: Needs<'limits' | 'passwords'>,
): Promise<void> => {
  const isFresh = now.getTime() / 1000 - session.started_at <= freshSignInInSeconds
  if (isFresh && !body.current_password) return
  if (!body.current_password)
    throw new NotAllowed('Enter your current password', { current_password: ['Enter your current password'] })
  await limits.count(byAccount, user.id, now)
  if (!(await passwords.matches(body.current_password.normalize('NFKC'), user.account.password_hash)))
    throw new NotAllowed('The current password is wrong', {
      current_password: ['The current password is wrong'],
    })
}

/** The changed fields of the account. A new password ends the other sessions by raising their generation. */
const changesOf = async (
  { body }: Request,
  before: Account,
  { passwords }: Needs<'passwords'>,
): Promise<Partial<Account>> => {
  const { name, father_name, cnic, phone, email, password } = body
  const person = { name, father_name, cnic, phone, email }
  // A reset link that is still on its way was asked for by whoever held the account before.
  const voidedReset = password !== '' || email !== before.email ? { reset_hash: undefined } : {}
  if (password === '') return { ...person, ...voidedReset }
  return {
    ...person,
    ...voidedReset,
    password_hash: await passwords.hash(password),
    session_generation: before.session_generation + 1,
  }
}

export const needs = { accounts, isCommonPassword, limits, passwords }

export const route: Route<'portfolioUpdate.update', typeof needs> = async (request, services) => {
  const { params, body, user, session, attempt, versionRead, now } = request
  const { accounts, limits, newId } = services
  requireSelf(user, params.id)
  const before = user.account
  requireVersion(before, versionRead, presentProfile(user, before))

  requireUnlocked(user, (field) => `account.${field}`, { cnic: before.cnic }, { cnic: body.cnic })
  const opensAccount = body.password !== '' || body.email !== before.email
  if (opensAccount) await requireProof(request, services)
  if (body.password !== '') requireNoFieldErrors(await refusedPassword(body.password, body, services))

  if (body.email !== before.email || body.cnic !== before.cnic) await limits.count(byIdentity, user.id, now)

  const email = opensAccount
    ? ({ id: newId(), kind: 'account-changed', user_id: user.id, to: before.email } as const)
    : null
  const after = await accounts
    .change(before, await changesOf(request, before, services), attempt, email, session.sid)
    .catch((error) => {
      throw error instanceof Stale ? new Stale(presentProfile(user, error.details.data as Account)) : error
    })
  return {
    data: presentProfile({ ...user, account: after }, after),
    message: 'User detail updated successfully',
  }
}
