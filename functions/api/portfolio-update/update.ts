import type { Account } from '#functions/data/account.ts'
import type { Limit } from '#functions/data/limit.ts'
import { refuseFieldErrors } from '#functions/runtime/field-errors.ts'
import { refusedPassword } from '#functions/runtime/new-password.ts'
import { requireSelf, requireVersion } from '#functions/runtime/own-record.ts'
import { presentProfile } from '#functions/runtime/present.ts'
import type { Route, RouteRequest } from '#functions/runtime/route.ts'
import type { Services } from '#functions/runtime/services.ts'
import type { portfolioUpdate } from '#shared/contract/portfolio-update.ts'
import { NotAllowed, Stale } from '#shared/errors.ts'

type Request = RouteRequest<typeof portfolioUpdate.update>

const freshSignInInSeconds = 15 * 60
const byAccount: Limit = { scope: 'current-password', most: 10, windowInSeconds: 15 * 60 }

/** Password and e-mail open the account: they need the current password or a fresh sign-in (security, section 2). */
const requireProof = async (
  { body, user, session, now }: Request,
  { limits, passwords }: Services,
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
  { passwords }: Services,
): Promise<Partial<Account>> => {
  const { name, father_name, cnic, phone, email, password } = body
  const person = { name, father_name, cnic, phone, email }
  if (password === '') return person
  return {
    ...person,
    password_hash: await passwords.hash(password),
    session_generation: before.session_generation + 1,
  }
}

export const route: Route<typeof portfolioUpdate.update> = async (request, services) => {
  const { params, body, user, session, attempt, ifMatch } = request
  const { accounts, sessions, newId } = services
  requireSelf(user, params.id)
  const before = user.account
  requireVersion(before, ifMatch, presentProfile(user, before))

  const opensAccount = body.password !== '' || body.email !== before.email
  if (opensAccount) await requireProof(request, services)
  if (body.password !== '') refuseFieldErrors(await refusedPassword(body.password, body, services))

  const letter = opensAccount
    ? ({ id: newId(), kind: 'account-changed', user_id: user.id, to: before.email } as const)
    : null
  const after = await accounts
    .change(before, await changesOf(request, before, services), attempt, letter)
    .catch((error) => {
      throw error instanceof Stale ? new Stale(presentProfile(user, error.details.data as Account)) : error
    })
  if (after.session_generation !== before.session_generation)
    await sessions.carryOver('applicant', user.id, session.sid, after.session_generation)
  return {
    data: presentProfile({ ...user, account: after }, after),
    message: 'User detail updated successfully',
  }
}
