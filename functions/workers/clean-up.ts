/**
 * The daily clean-up: files that never became a document, accounts that are closed or that nobody uses, and
 * logs that are older than the council keeps them. It works in slices until its time is up. The next run
 * continues, and each run is reported.
 */

import { abandonedAccounts } from '#functions/accounts/data/abandoned-account.ts'
import { accountChecks } from '#functions/accounts/data/account-check.ts'
import { accountClosings } from '#functions/accounts/data/account-closing.ts'
import { accountRemovals } from '#functions/accounts/data/account-removal.ts'
import { oldRecords } from '#functions/accounts/data/old-record.ts'
import { users } from '#functions/accounts/data/person/user.ts'
import { signIns } from '#functions/accounts/data/sign-in/sign-in-entry.ts'
import { lookAtAccount } from '#functions/accounts/use-cases/look-at-account.ts'
import { removeAccount } from '#functions/accounts/use-cases/remove-account.ts'
import { sweepUploads, needs as uploadNeeds } from '#functions/documents/use-cases/sweep-uploads.ts'
import type { Wired } from '#functions/platform/services/services.ts'
import { changeRequests } from '#functions/register/data/change-request.ts'
import { claims } from '#functions/register/data/claim.ts'
import { registrations } from '#functions/register/data/registration.ts'
import { proposals } from '#functions/staff/data/proposal.ts'
import { retention } from '#functions/staff/data/settings/retention.ts'
import { keepableForDays, removedWithinDays } from '#shared/accounts/rules/account-closing.ts'
import { addDays, dayInKarachi, startOfDay } from '#shared/kit/format.ts'
import type { RetentionRun } from '#shared/staff/records/retention.ts'
import { keptFrom } from '#shared/staff/rules/retention.ts'

export const needs = {
  ...uploadNeeds,
  ...{
    abandonedAccounts,
    accountChecks,
    accountClosings,
    accountRemovals,
    changeRequests,
    claims,
    oldRecords,
    proposals,
    registrations,
    retention,
    signIns,
    users,
  },
}
type Services = Wired<typeof needs>

const minuteInMs = 60 * 1000
/** Part of the quarter of an hour that the function has. */
const worksForMs = 10 * minuteInMs
const sliceSize = 25

const emptyRun = (at: Date): RetentionRun => ({
  ...{ at: at.toISOString(), finished: true },
  ...{ accounts_removed: 0, items_removed: 0, files_removed: 0, items_left: 0 },
  ...{ accounts_waiting: 0, accounts_overdue: 0, closed_as_unconfirmed: 0, closed_as_unused: 0 },
  ...{ export_entries: 0, proposals: 0 },
})

/** Calls for each item of each slice until none is left or time is up. @returns whether none is left */
const inSlices = async <Item>(
  read: (after: Item | undefined) => Promise<Item[]>,
  work: (item: Item) => Promise<void>,
  hasTime: () => boolean,
): Promise<boolean> => {
  let after: Item | undefined
  for (;;) {
    const slice = await read(after)
    for (const item of slice) {
      if (!hasTime()) return false
      await work(item)
    }
    if (slice.length < sliceSize) return true
    after = slice.at(-1)
  }
}

const removeClosed = async (run: RetentionRun, hasTime: () => boolean, services: Services) => {
  const { accountClosings, clock, newId, log } = services
  const now = clock()
  const overdueBefore = addDays(dayInKarachi(now), keepableForDays - removedWithinDays)
  const finished = await inSlices(
    (after: Parameters<typeof accountClosings.due>[2]) => accountClosings.due(now, sliceSize, after),
    async (closing) => {
      try {
        const removed = await removeAccount(closing, { requestId: newId(), now: clock() }, services)
        run.items_removed += removed.items
        run.files_removed += removed.files
        run.items_left += removed.left
        if (removed.outcome === 'removed') run.accounts_removed += 1
        if (removed.outcome !== 'waiting') return
      } catch (error) {
        // The others do not wait for it; the next run tries it again.
        const errorCode = (error as Error).name
        log({ ts: clock().toISOString(), level: 'error', event: 'ACCOUNT_NOT_REMOVED', errorCode })
      }
      run.accounts_waiting += 1
      if (dayInKarachi(new Date(closing.due_at)) < overdueBefore) run.accounts_overdue += 1
    },
    hasTime,
  )
  run.finished &&= finished
}

const closeUnused = async (run: RetentionRun, hasTime: () => boolean, services: Services) => {
  const { accountChecks, clock, newId, retention } = services
  const settings = await retention.read({ consistent: true })
  const today = dayInKarachi(clock())
  const finished = await inSlices(
    (after: Parameters<typeof accountChecks.due>[2]) => accountChecks.due(today, sliceSize, after),
    async (check) => {
      const attempt = { requestId: newId(), now: clock() }
      const closedAs = await lookAtAccount(check, settings, today, attempt, services)
      if (closedAs) run[`closed_as_${closedAs}`] += 1
    },
    hasTime,
  )
  run.finished &&= finished
}

const removeOldRecords = async (run: RetentionRun, hasTime: () => boolean, services: Services) => {
  const { clock, oldRecords, retention } = services
  const settings = await retention.read({ consistent: true })
  const today = dayInKarachi(clock())
  const logs = [
    ['export_log_years', 'export_entries', oldRecords.removeExports],
    ['proposal_years', 'proposals', oldRecords.removeProposals],
  ] as const
  for (const [kind, counted, remove] of logs) {
    const before = startOfDay(keptFrom(today, kind, settings))
    for (;;) {
      if (!hasTime()) {
        run.finished = false
        return
      }
      const removed = await remove(before)
      run[counted] += removed
      if (removed === 0) break
    }
  }
}

/** @returns a function that cleans up and gives the numbers of what it has removed. */
export const cleanUp = (services: Services) => async (): Promise<{ removed: number } & RetentionRun> => {
  const { clock, log, retention } = services
  const { removed } = await sweepUploads(services)()
  const run = emptyRun(clock())
  const began = performance.now()
  const hasTime = () => performance.now() - began < worksForMs
  await removeClosed(run, hasTime, services)
  await closeUnused(run, hasTime, services)
  await removeOldRecords(run, hasTime, services)
  await retention.report(run)
  const { at, ...counts } = run
  log({ ts: at, level: run.accounts_overdue > 0 ? 'error' : 'info', event: 'RECORDS_CLEANED_UP', ...counts })
  return { removed, ...run }
}
