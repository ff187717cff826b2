/** An applicant changes their account. Password and e-mail give access to it, so that changing them needs more. */
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import { newPasswordErrors } from '#functions/app/sign-in/new-password-errors.ts'
import type { Account } from '#functions/data/account.ts'
import type { Limit } from '#functions/data/limit.ts'
import type { Session } from '#functions/data/session.ts'
import type { User } from '#functions/data/user.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { NotAllowed, Stale } from '#shared/errors.ts'
import type { ProfileChanges } from '#shared/records/account.ts'
import { presentProfile } from './present-user.ts'
import { requireUnlocked } from './require-unlocked.ts'

interface Caller {
  user: User
  session: Session
}

const recentSignInInSeconds = 15 * 60
const byAccount: Limit = { scope: 'current-password', most: 10, windowInSeconds: 15 * 60 }
/** The refusal of a taken e-mail or CNIC tells that it is taken, so nobody may ask often. */
const byIdentity: Limit = { scope: 'identity-change', most: 10, windowInSeconds: 24 * 60 * 60 }

/** @throws NotAllowed without the current password, unless the caller signed in a short time ago; TooMany */
const requireCurrentPassword = async (
  password: string | undefined,
  { user, session }: Caller,
  now: Date,
  { limits, passwords }: Needs<'limits' | 'passwords'>,
): Promise<void> => {
  const isRecent = now.getTime() / 1000 - session.started_at <= recentSignInInSeconds
  if (isRecent && !password) return
  if (!password)
    throw new NotAllowed('Enter your current password', { current_password: ['Enter your current password'] })
  await limits.count(byAccount, user.id, now)
  if (!(await passwords.matches(password.normalize('NFKC'), user.account.password_hash)))
    throw new NotAllowed('The current password is wrong', {
      current_password: ['The current password is wrong'],
    })
}

/** The changed fields. A new password ends the other sessions by the next generation of sessions. */
const changedFields = async (
  { name, father_name, cnic, phone, email, gender, password }: ProfileChanges,
  before: Account,
  { passwords }: Needs<'passwords'>,
): Promise<Partial<Account>> => {
  const person = { name, father_name, cnic, phone, email, ...(gender && { gender }) }
  // A reset link that was sent before may be in the hands of whoever had the account before.
  const voidedReset = password !== '' || email !== before.email ? { reset_hash: undefined } : {}
  if (password === '') return { ...person, ...voidedReset }
  return {
    ...person,
    ...voidedReset,
    password_hash: await passwords.hash(password),
    session_generation: before.session_generation + 1,
  }
}

/** @throws Stale with the profile, NotAllowed, Invalid, TooMany, NotSignedIn */
export const changeAccount = async (
  caller: Caller,
  sent: ProfileChanges,
  { attempt, now, versionRead }: RequestContext,
  services: Needs<'accounts' | 'isCommonPassword' | 'limits' | 'newId' | 'passwords'>,
): Promise<Account> => {
  const { user, session } = caller
  const { accounts, limits, newId } = services
  const before = user.account
  requireVersion(before, versionRead, presentProfile(user, before))

  requireUnlocked(user, (field) => `account.${field}`, { cnic: before.cnic }, { cnic: sent.cnic })
  const changesAccess = sent.password !== '' || sent.email !== before.email
  if (changesAccess) await requireCurrentPassword(sent.current_password, caller, now, services)
  if (sent.password !== '') requireNoFieldErrors(await newPasswordErrors(sent.password, sent, services))
  const changesIdentity = sent.email !== before.email || sent.cnic !== before.cnic
  if (changesIdentity) await limits.count(byIdentity, user.id, now)

  const email = changesAccess
    ? ({ id: newId(), kind: 'account-changed', user_id: user.id, to: before.email } as const)
    : null
  const fields = await changedFields(sent, before, services)
  return accounts.change(before, fields, attempt, email, session.sid).catch((error) => {
    throw error instanceof Stale ? new Stale(presentProfile(user, error.details.data as Account)) : error
  })
}
