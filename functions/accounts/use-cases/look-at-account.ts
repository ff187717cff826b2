/** Closes an account that nobody has used for as long as the council keeps such accounts. */

import { FormChanged } from '#functions/applications/data/form-lock.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { endOfCounter, isAtCounter } from '#shared/accounts/rules/at-counter.ts'
import { dayInKarachi } from '#shared/kit/format.ts'
import type { RetentionSettings } from '#shared/staff/records/retention.ts'
import { keptUntil } from '#shared/staff/rules/retention.ts'
import type { AccountCheck } from '../data/account-check.ts'
import type { User } from '../data/person/user.ts'
import { isNeverConfirmed } from '../data/stored-account.ts'

type Services = Needs<
  'abandonedAccounts' | 'accountChecks' | 'accountClosings' | 'newId' | 'proposals' | 'signIns' | 'users'
>

const portal = { id: 'portal', name: 'The portal' }
const byItself = new Set(['signed-in', 'registered', 'password-reset'])

/** The last day on which somebody is known to have used the account: by its sessions, its trail, or what was known before. */
const lastUseOf = async (
  { id, sessions }: User,
  known: string,
  now: Date,
  { signIns }: Needs<'signIns'>,
): Promise<string> => {
  const tries = await signIns.newest('applicant', id, now)
  const newest = tries.find(({ outcome }) => byItself.has(outcome))
  const days = [
    known,
    ...(newest ? [dayInKarachi(new Date(newest.at))] : []),
    ...sessions.map(({ last_seen }) => dayInKarachi(new Date(last_seen * 1000))),
  ]
  return days.reduce((latest, day) => (day > latest ? day : latest))
}

/** Frees the CNIC of somebody who has not come back to sign; what waits for a second person about it ends too. */
const endAtCounter = async (
  { account }: User,
  check: AccountCheck,
  today: string,
  attempt: Attempt,
  { abandonedAccounts, accountChecks, proposals }: Services,
): Promise<'unconfirmed' | null> => {
  const ends = account.counter ? endOfCounter(account.counter) : today
  if (ends > today) {
    await accountChecks.move(check, check.used_on, ends, today)
    return null
  }
  const waiting = await proposals.about('walk-in', account.id)
  const outcome = { outcome: 'withdrawn' as const, by: portal, reason: 'Nobody has confirmed it in time' }
  const event = { event: 'COUNTER_ACCOUNT_ENDED' as const, by: { kind: 'portal' as const, ...portal } }
  const writes = [
    ...abandonedAccounts.writesToClose(account, event, attempt.now),
    ...(waiting ? proposals.writesToEnd(waiting, outcome, attempt) : []),
  ]
  // Confirmed or changed at this very moment: the entry stays, and is looked at again.
  return (await abandonedAccounts.closed(writes)) ? 'unconfirmed' : null
}

export const lookAtAccount = async (
  check: AccountCheck,
  settings: RetentionSettings,
  today: string,
  attempt: Attempt,
  services: Services,
): Promise<'unconfirmed' | 'unused' | null> => {
  const { accountChecks, accountClosings, newId, users } = services
  const user = await users.load(check.user_id, { consistent: true })
  if (!user || user.account.closed_at || user.application_form || user.former_form) {
    await accountChecks.settle(check)
    return null
  }
  if (isAtCounter(user.account)) return endAtCounter(user, check, today, attempt, services)
  const usedOn = await lastUseOf(user, check.used_on, attempt.now, services)
  const reason = isNeverConfirmed(user.account) ? 'unconfirmed' : 'unused'
  const kind = reason === 'unconfirmed' ? 'unconfirmed_account_days' : 'unused_account_months'
  const until = keptUntil(usedOn, kind, settings)
  // A registered person keeps the account.
  const closes = until <= today && !user.account.closing && !user.account.registration
  if (closes) {
    const email = { id: newId(), kind: 'account-closed' as const, user_id: user.id }
    try {
      await accountClosings.begin(user.account, user, reason, email, attempt)
    } catch (error) {
      if (error instanceof FormChanged) return null // somebody uses it at this very moment; the entry stays
      throw error
    }
  }
  // Looked at again: the person may keep the account, and forget it once more.
  await accountChecks.move(check, usedOn, until, today)
  return closes ? reason : null
}
