/** The queue's lists follow what is known of an address: one that cannot be reached is a warning more at an open case. */
import { type Account, isEmailConfirmed } from '#functions/accounts/data/account.ts'
import type { Reachability } from '#functions/accounts/use-cases/reachability.ts'
import type { StoredCase } from '#functions/applications/data/case/stored-case.ts'
import type { Needs } from '#functions/services.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'

/** How many warnings more there are; an address that is not confirmed is one already. */
const warningsMore = (before: Account, after: Reachability): number =>
  isEmailConfirmed(before) ? Number(Boolean(after.unreachable)) - Number(Boolean(before.unreachable)) : 0

/**
 * Reads the case before the account changes, so that a person who opens the case at the same time and counts
 * all its warnings again is not counted twice.
 * @returns what brings the lists up to date afterwards
 */
export const listsAfter = async (
  before: Account,
  after: Reachability,
  { cases }: Needs<'cases'>,
): Promise<() => Promise<void>> => {
  const more = warningsMore(before, after)
  const review: StoredCase | null = more === 0 ? null : await cases.read(before.id, true)
  if (!review || !isOpen(review.status)) return async () => {}
  const { city, open_warnings } = review
  return () => cases.refreshLists(review, { city, open_warnings: Math.max(0, open_warnings + more) })
}
