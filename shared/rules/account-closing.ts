/** Closing an account: who may do it when, and how long it can be undone (docs/decisions/accounts/0148-closing-an-account.md). */
import { addDays, dayInKarachi } from '../format.ts'
import { type ApplicationStatus, statusLabels } from '../vocabulary/statuses.ts'
import { isApproved, isClosed } from './application-lifecycle.ts'

/** Signing in keeps the account until then; what is left of 30 days is for the removal. */
export const keepableForDays = 28
export const removedWithinDays = 30

/** Why an account was closed: its person did it, nobody has used it for long, or its address was never confirmed. */
export const closingReasons = ['asked', 'unused', 'unconfirmed'] as const
export type ClosingReason = (typeof closingReasons)[number]

/** Why the account cannot be closed now; null where it can. @param status of the present application, if there is one */
export const obstacleToClosing = (status: ApplicationStatus | null): string | null =>
  status === null || isClosed(status) || isApproved(status)
    ? null
    : `Withdraw your application first. It is ${statusLabels[status].toLowerCase()}, and the council cannot decide about it without you`

/** The days of the two periods, `YYYY-MM-DD`. @param closedAt ISO 8601 */
export const daysOfClosing = (closedAt: string): { keepable_until: string; removed_by: string } => {
  const day = dayInKarachi(new Date(closedAt))
  return { keepable_until: addDays(day, keepableForDays), removed_by: addDays(day, removedWithinDays) }
}
