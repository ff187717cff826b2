/** Removes what need not be kept of one closed account; repeating it, also after a crash in between, ends the same. */
import { keptFiles } from '#functions/applications/use-cases/kept-files.ts'
import { prefixesOf } from '#functions/platform/gateways/object-keys.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Needs } from '#functions/services.ts'
import { obstacleToClosing } from '#shared/accounts/rules/obstacle-to-closing.ts'
import type { Closing } from '../data/account-closing.ts'
import type { AccountItems } from '../data/account-items.ts'
import type { User } from '../data/person/user.ts'
import type { Account } from '../data/stored-account.ts'

type Services = Needs<
  | 'accountClosings'
  | 'accountRemovals'
  | 'changeRequests'
  | 'claims'
  | 'files'
  | 'formerApplications'
  | 'registrations'
  | 'snapshots'
  | 'users'
>

interface Removed {
  /** `waiting`: it is tried again with the next run. `kept`: the person has taken the closing back. */
  outcome: 'removed' | 'waiting' | 'kept'
  items: number
  files: number
  /** What should have been removed and was found again. */
  left: number
}

const nothing = { items: 0, files: 0, left: 0 }

/** The files that stay: those of every application that was submitted. */
const filesToKeep = async (
  userId: string,
  { application }: Pick<AccountItems, 'application'>,
  services: Services,
): Promise<Set<string>> => {
  if (application === 'draft') return new Set()
  const user = await services.users.load(userId, { consistent: true })
  const present = (user?.documents ?? []).flatMap(({ object_key, former }) => [
    object_key,
    ...(former ? [former.object_key] : []),
  ])
  const photo = user?.applicant?.photo_key
  return new Set([...(await keptFiles(userId, services)), ...present, ...(photo ? [photo] : [])])
}

const filesToRemove = async (userId: string, items: AccountItems, services: Services): Promise<string[]> => {
  const kept = await filesToKeep(userId, items, services)
  const lists = await Promise.all(prefixesOf(userId).map((prefix) => services.files.list(prefix)))
  return lists.flat().flatMap(({ key }) => (kept.has(key) ? [] : [key]))
}

/** The entry of the register stays, without the account. */
const unlinkRegistration = async (
  { id, registration: own }: Account,
  attempt: Attempt,
  { accountRemovals, changeRequests, files, registrations }: Services,
): Promise<void> => {
  const entry = own && (await registrations.read(own.number, true))
  if (entry?.holder !== id) return
  await changeRequests.forget(entry.number, id, files.remove)
  const change = { event: 'UNLINKED', by: null, reason: 'The account was closed' } as const
  await accountRemovals.write(registrations.changeRegistration(entry, { holder: null }, change, attempt))
}

/** Markers, records and files; the account itself last, so that a run that stops is repeated. */
const removeRecords = async (
  { id, account }: User,
  attempt: Attempt,
  services: Services,
): Promise<Omit<Removed, 'outcome'>> => {
  const { accountRemovals, files } = services
  await unlinkRegistration(account, attempt, services)
  await services.claims.takeOff(id)
  await accountRemovals.freeMarkers(account)
  const before = await accountRemovals.read(id)
  if (before.application === 'followed') await accountRemovals.restoreFormer(id)
  const unwanted = await filesToRemove(id, before, services)
  for (const key of unwanted) await files.remove(key)
  const removed = await accountRemovals.remove(id, accountRemovals.going(before), before.digests)

  const after = await accountRemovals.read(id)
  const left = accountRemovals.going(after).length + (await filesToRemove(id, after, services)).length
  if (left === 0) {
    // An account without an address is what was left of it before, unless it never had one.
    if (before.application === 'draft') await accountRemovals.removeAccount(id)
    else if (account.email || account.counter) await accountRemovals.reduceAccount(account, attempt)
  }
  return { items: removed, files: unwanted.length, left }
}

/** From now on nobody can keep the account. */
const closeForGood = async (
  { account, application_form, former_form }: User,
  attempt: Attempt,
  { accountRemovals }: Services,
): Promise<'closed' | 'kept' | 'waiting'> => {
  if (account.closed_at) return 'closed'
  if (!account.closing || account.closing.due_at > attempt.now.toISOString()) return 'kept'
  // A decision that the council has taken back is an open application.
  if (obstacleToClosing(application_form?.status ?? null)) return 'waiting'
  const form = application_form ?? former_form
  return (await accountRemovals.begin(account, form, attempt)) ? 'closed' : 'waiting'
}

export const removeAccount = async (
  closing: Closing,
  attempt: Attempt,
  services: Services,
): Promise<Removed> => {
  const { accountClosings, users } = services
  const found = await users.load(closing.user_id, { consistent: true })
  const state = found ? await closeForGood(found, attempt, services) : 'kept'
  if (state === 'waiting') return { ...nothing, outcome: 'waiting' }
  // Read again, because closing it finally has changed it.
  const user = state === 'closed' ? await users.load(closing.user_id, { consistent: true }) : null
  const removed = user ? await removeRecords(user, attempt, services) : nothing
  if (removed.left > 0) return { ...removed, outcome: 'waiting' }
  await accountClosings.settle(closing)
  return { ...removed, outcome: user ? 'removed' : 'kept' }
}
