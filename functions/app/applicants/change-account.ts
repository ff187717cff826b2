/** An applicant changes their account. Password and e-mail give access to it, so that changing them needs more. */
import { countConfirmation } from '#functions/app/email-address/confirmation-limits.ts'
import { requireNoFieldErrors } from '#functions/app/require-no-field-errors.ts'
import { requireVersion } from '#functions/app/require-version.ts'
import { newPasswordErrors } from '#functions/app/sign-in/new-password-errors.ts'
import { type Account, isEmailConfirmed } from '#functions/data/accounts/account.ts'
import { pendingChange } from '#functions/data/accounts/email-address.ts'
import { alreadyRegistered } from '#functions/data/accounts/new-account.ts'
import type { User } from '#functions/data/applicants/user.ts'
import type { Limit } from '#functions/data/sign-in/limit.ts'
import type { Session } from '#functions/data/sign-in/session.ts'
import type { NewEmail } from '#functions/emails/stored-email.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Stale } from '#shared/errors.ts'
import type { ProfileChanges } from '#shared/records/account.ts'
import { requireCurrentPassword } from './current-password.ts'
import { genderOf, presentProfile } from './present-user.ts'
import { requireUnlocked } from './require-unlocked.ts'
import { withPresentForm } from './with-present-form.ts'

interface Caller {
  user: User
  session: Session
}

const recentSignInInSeconds = 15 * 60
/** The refusal of a taken e-mail address or CNIC shows that it is taken, so the number of tries is limited. */
const byIdentity: Limit = { scope: 'identity-change', most: 10, windowInSeconds: 24 * 60 * 60 }

/** @throws NotAllowed without the current password, unless the caller signed in a short time ago; TooMany */
const requirePasswordOrRecentSignIn = async (
  password: string | undefined,
  { user, session }: Caller,
  now: Date,
  services: Needs<'limits' | 'passwords'>,
): Promise<void> => {
  const isRecent = now.getTime() / 1000 - session.started_at <= recentSignInInSeconds
  if (isRecent && !password) return
  await requireCurrentPassword(password, user, now, services)
}

/** The changed fields. A new password, and asking for a new address, end the other sessions by the next generation of sessions. */
const changedFields = async (
  { name, father_name, cnic, phone, gender, password }: ProfileChanges,
  before: Account,
  { pending_email, passwordChange }: { pending_email: Account['pending_email']; passwordChange: string },
  { passwords }: Needs<'passwords'>,
): Promise<Partial<Account>> => {
  const person = {
    ...{ name, father_name, cnic, phone },
    ...(gender && { gender }),
    ...(pending_email && { pending_email }),
  }
  const endsSessions = password !== '' || pending_email !== undefined
  return {
    ...person,
    ...(endsSessions && { session_generation: before.session_generation + 1 }),
    ...(password !== '' && {
      // Somebody who had access to the account before may have a reset link that was sent before.
      reset_hash: undefined,
      password_hash: await passwords.hash(password),
      password_change: passwordChange,
    }),
  }
}

/** The link to the new address. An address that is not confirmed may be a stranger's, so nothing is offered there. */
const emailsAboutChange = (
  account: Account,
  { email, change }: NonNullable<Account['pending_email']>,
  { newId }: Needs<'newId'>,
): NewEmail[] => [
  { id: newId(), kind: 'confirm-email', user_id: account.id },
  ...(isEmailConfirmed(account)
    ? [
        {
          ...{ id: newId(), kind: 'email-change' as const, user_id: account.id },
          ...{ to: account.email, change, new_email: email },
        },
      ]
    : []),
]

/** A new address is neither taken now nor asked for too often. @throws Invalid, TooMany */
const requireUsableEmail = async (
  email: string,
  account: Account,
  now: Date,
  services: Needs<'accounts' | 'limits'>,
): Promise<void> => {
  if (!(await services.accounts.isFreeFor(email, account.id, now))) throw alreadyRegistered()
  await countConfirmation(email, now, services)
}

/**
 * A new address waits for its confirmation; everything else changes at once.
 * @throws Stale with the profile, NotAllowed, Invalid, TooMany, NotSignedIn
 */
export const changeAccount = async (
  caller: Caller,
  sent: ProfileChanges,
  { attempt, now, versionRead }: RequestContext,
  services: Needs<'accounts' | 'isCommonPassword' | 'limits' | 'newId' | 'passwords' | 'users'>,
): Promise<Account> => {
  const { user, session } = caller
  const { accounts, limits, newId } = services
  const before = user.account
  requireVersion(before, versionRead, presentProfile(user, before))

  const refuseLocked = (owner: User) =>
    requireUnlocked(owner, (field) => `account.${field}`, { cnic: before.cnic }, { cnic: sent.cnic })
  refuseLocked(user)
  const changesEmail = sent.email !== before.email && sent.email !== pendingChange(before, now)?.email
  const changesPassword = sent.password !== ''
  if (changesEmail || changesPassword)
    await requirePasswordOrRecentSignIn(sent.current_password, caller, now, services)
  if (changesPassword) requireNoFieldErrors(await newPasswordErrors(sent.password, sent, services))
  if (changesEmail || sent.cnic !== before.cnic) await limits.count(byIdentity, user.id, now)
  if (changesEmail) await requireUsableEmail(sent.email, before, now, services)

  const pending = changesEmail
    ? { email: sent.email, change: newId(), asked_at: now.toISOString() }
    : undefined
  const passwordChange = newId()
  const emails = [
    ...(changesPassword
      ? [
          {
            ...{ id: newId(), kind: 'account-changed' as const, user_id: user.id },
            ...{ to: before.email, change: passwordChange },
          },
        ]
      : []),
    ...(pending ? emailsAboutChange(before, pending, services) : []),
  ]
  const gender = sent.gender === genderOf(user) ? undefined : sent.gender // the one answered is sent back, not stated
  const stated = { ...sent, gender }
  const fields = await changedFields(stated, before, { pending_email: pending, passwordChange }, services)
  const saving = withPresentForm(user, services, async (present) => {
    refuseLocked(present)
    return accounts.change(before, present, fields, attempt, emails, session.sid)
  })
  return saving.catch((error) => {
    throw error instanceof Stale ? new Stale(presentProfile(user, error.details.data as Account)) : error
  })
}
