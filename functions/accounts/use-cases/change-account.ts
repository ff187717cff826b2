/** An applicant changes their account. Password and e-mail give access to it, so that changing them needs more. */

import { notePaper, orFormChanged } from '#functions/applications/data/form-lock.ts'
import { writesForPhone } from '#functions/applications/data/search/found-by.ts'
import { withPresentForm } from '#functions/applications/use-cases/own-record.ts'
import { genderOf, presentProfile } from '#functions/applications/use-cases/present-user.ts'
import { requireUnlocked } from '#functions/applications/use-cases/require-unlocked.ts'
import type { Limit } from '#functions/platform/limits/limit.ts'
import type { NewEmail } from '#functions/platform/outbox/stored-email.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import type { ProfileChanges } from '#shared/accounts/records/account.ts'
import { Stale } from '#shared/kit/errors.ts'
import { withNewEmail } from '../data/email-address.ts'
import { alreadyRegistered } from '../data/new-account.ts'
import type { User } from '../data/person/user.ts'
import type { Session } from '../data/sign-in/session.ts'
import type { Account } from '../data/stored-account.ts'
import { requireCurrentPassword } from './current-password.ts'
import { countConfirmation } from './email-address/send-confirmation.ts'
import { newPasswordErrors } from './sign-in/new-password-errors.ts'

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

/** The changed fields. A new password or another address ends the other sessions by the next generation of sessions. */
const changedFields = async (
  { name, father_name, cnic, phone, gender, password }: ProfileChanges,
  before: Account,
  moved: Partial<Account>,
  change: string,
  { passwords }: Needs<'passwords'>,
): Promise<Partial<Account>> => ({
  ...{ name, father_name, cnic, phone },
  ...(gender && { gender }),
  ...moved,
  ...((password !== '' || moved.email) && { session_generation: before.session_generation + 1 }),
  ...(password !== '' && {
    // Somebody who had access to the account before may have a reset link that was sent before.
    reset_email: undefined,
    password_hash: await passwords.hash(password),
    password_change: change,
  }),
})

/** Asks the new address to confirm itself, and offers the former one to undo the change; a changed password is told there too. */
const emailsAboutChange = (
  before: Account,
  after: Partial<Account>,
  change: string,
  { newId }: Needs<'newId'>,
): NewEmail[] => {
  const about = { user_id: before.id, to: before.email, change }
  if (!after.email) return after.password_hash ? [{ id: newId(), kind: 'account-changed', ...about }] : []
  const isRestorable = after.former_emails?.some((former) => former.change === change)
  return [
    ...(after.email_confirmed_at
      ? []
      : [{ id: newId(), kind: 'confirm-email' as const, user_id: before.id }]),
    ...(isRestorable ? [{ id: newId(), kind: 'email-change' as const, ...about }] : []),
  ]
}

/** What identifies the person, which is frozen while an application is open. */
const namesOf = ({ name, father_name, cnic }: ProfileChanges) => ({ name, father_name, cnic })

/** Staff find the application by the new number, and its history says that there is one. */
const writesOfNewPhone = async (
  user: User,
  phone: string,
  { now }: RequestContext['attempt'],
  { cases, newId }: Needs<'cases' | 'newId'>,
): Promise<Write[]> => {
  const review = (user.application_form ?? user.former_form) && (await cases.read(user.id, true))
  const noted = notePaper(user, 'PAPER_REPLACED', 'account', now, newId)
  return review ? [...writesForPhone(review, phone), ...noted] : []
}

/**
 * Everything counts at once, another e-mail address too.
 * @throws Stale with the profile, NotAllowed, Invalid, TooMany, NotSignedIn
 */
export const changeAccount = async (
  caller: Caller,
  sent: ProfileChanges,
  { attempt, now, versionRead }: RequestContext,
  services: Needs<'accounts' | 'cases' | 'isCommonPassword' | 'limits' | 'newId' | 'passwords' | 'users'>,
): Promise<Account> => {
  const { user, session } = caller
  const { accounts, limits, newId } = services
  const before = user.account
  requireVersion(before, versionRead, presentProfile(user, before))

  const refuseLocked = (owner: User) =>
    requireUnlocked(owner, (field) => `account.${field}`, before, namesOf(sent))
  refuseLocked(user)
  const changesEmail = sent.email !== before.email
  const changesPassword = sent.password !== ''
  if (changesEmail || changesPassword)
    await requirePasswordOrRecentSignIn(sent.current_password, caller, now, services)
  if (changesPassword) requireNoFieldErrors(await newPasswordErrors(sent.password, sent, services))
  if (changesEmail || sent.cnic !== before.cnic) await limits.count(byIdentity, user.id, now)
  if (changesEmail && !(await accounts.isFreeFor(sent.email, before.id, now))) throw alreadyRegistered()

  const change = newId()
  const moved = changesEmail ? withNewEmail(before, sent.email, change, now) : {}
  if (changesEmail && !moved.email_confirmed_at) await countConfirmation(sent.email, now, services)
  const gender = sent.gender === genderOf(user) ? undefined : sent.gender // the one answered is sent back, not stated
  const fields = await changedFields({ ...sent, gender }, before, moved, change, services)
  const emails = emailsAboutChange(before, fields, change, services)
  const saving = withPresentForm(user, services, async (present) => {
    refuseLocked(present)
    const found =
      sent.phone === before.phone ? [] : await writesOfNewPhone(present, sent.phone, attempt, services)
    return accounts.change(before, present, fields, attempt, emails, session.sid, found).catch(orFormChanged)
  })
  return saving.catch((error) => {
    throw error instanceof Stale ? new Stale(presentProfile(user, error.details.data as Account)) : error
  })
}
