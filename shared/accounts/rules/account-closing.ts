/** Closing an account: who may do it when, and how long it can be undone (docs/decisions/accounts/0148-closing-removal-and-retention.md). */

import { addDays, dayInKarachi } from '#shared/kit/format.ts'

/** Signing in keeps the account until then; what is left of 30 days is for the removal. */
export const keepableForDays = 28
export const removedWithinDays = 30

/** The days of the two periods, `YYYY-MM-DD`. @param closedAt ISO 8601 */
export const daysOfClosing = (closedAt: string): { keepable_until: string; removed_by: string } => {
  const day = dayInKarachi(new Date(closedAt))
  return { keepable_until: addDays(day, keepableForDays), removed_by: addDays(day, removedWithinDays) }
}
