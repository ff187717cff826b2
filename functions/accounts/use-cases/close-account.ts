/** A person closes their account, and takes that back by signing in (docs/decisions/accounts/0148-closing-removal-and-retention.md). */

import { withPresentForm } from '#functions/applications/use-cases/own-record.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { daysOfClosing } from '#shared/accounts/rules/account-closing.ts'
import { obstacleToClosing } from '#shared/accounts/rules/obstacle-to-closing.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import { formatDate } from '#shared/kit/format.ts'
import { hasDied } from '#shared/register/rules/registration.ts'
import type { ClosingReason } from '#shared/vocabulary/statuses.ts'
import type { User } from '../data/person/user.ts'
import type { Account } from '../data/stored-account.ts'
import { isCurrentPassword, wrongPassword } from './current-password.ts'
import { NotSignedInBy } from './sign-in/sign-in.ts'

/** @throws Invalid, TooMany; Conflict while the council has an application */
export const closeAccount = async (
  caller: User,
  password: string,
  { attempt }: Pick<RequestContext, 'attempt'>,
  services: Needs<'accountClosings' | 'limits' | 'newId' | 'passwords' | 'users'>,
) => {
  if (!(await isCurrentPassword(password, caller, attempt.now, services)))
    throw new Invalid({ current_password: [wrongPassword] }, wrongPassword)
  const closed = await withPresentForm(caller, services, async (user) => {
    const obstacle = obstacleToClosing(user.application_form?.status ?? null)
    if (obstacle) throw new Conflict(obstacle)
    const email = { id: services.newId(), kind: 'account-closed' as const, user_id: user.id }
    return services.accountClosings.begin(user.account, user, 'asked', email, attempt)
  })
  return daysOfClosing(closed.closing?.asked_at ?? attempt.now.toISOString())
}

const saidOf = (reason: ClosingReason): string =>
  reason === 'asked' ? 'You have closed this account' : 'This account was closed, since nobody used it'

const closedUntil = ({ asked_at, reason }: NonNullable<Account['closing']>): string =>
  `${saidOf(reason)}. It can be kept until ${formatDate(daysOfClosing(asked_at).keepable_until)}`

/** The refusal of a sign-in to a closed account: it says how to keep the account. */
const closedUntilKept = (closing: NonNullable<Account['closing']>) => {
  const message = closedUntil(closing)
  return new NotSignedInBy('account-closed', new Invalid({ keep_account: [message] }, message))
}

/** Nobody signs in for a person who has died; restoring the entry opens the account again. */
const endedByDeath = ({ registration }: Account): string | null =>
  hasDied(registration)
    ? 'The register notes that the holder of this account has died, so it is closed. If that is wrong, come to the office with your CNIC'
    : null

/**
 * A sign-in with a passkey cannot keep a closed account; only the form with the password can.
 * @throws Conflict
 */
export const requireOpenAccount = (account: Account): void => {
  const ended = endedByDeath(account)
  if (ended) throw new Conflict(ended)
  const { closing } = account
  if (closing) throw new Conflict(`${closedUntil(closing)}. To keep it, sign in with your password`)
}

/**
 * For a sign-in after the right password.
 * @returns the person, whose account is no longer closed.
 * @throws NotSignedInBy if they have not asked to keep it, or the register notes their death
 */
export const keepClosedAccount = async (
  person: User,
  wantsToKeep: boolean,
  { attempt }: Pick<RequestContext, 'attempt'>,
  { accountClosings }: Needs<'accountClosings'>,
): Promise<User> => {
  const ended = endedByDeath(person.account)
  if (ended) throw new NotSignedInBy('account-closed', new Invalid({ email: [ended] }, ended))
  const { closing } = person.account
  if (!closing) return person
  if (!wantsToKeep) throw closedUntilKept(closing)
  const account = await accountClosings.keep(person.account, attempt)
  if (!account) throw new NotSignedInBy('account-closed', new Conflict('This account is permanently closed'))
  return { ...person, account }
}
