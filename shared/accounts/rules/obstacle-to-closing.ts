import { isApproved, isClosed } from '#shared/applications/rules/application-lifecycle.ts'
import { type ApplicationStatus, statusLabels } from '#shared/vocabulary/statuses.ts'

/**
 * Why the state of its application keeps an account from being closed (docs/decisions/accounts/0148-closing-removal-and-retention.md).
 * @returns null where it can be closed
 * @param status of the present application, if there is one
 */
export const obstacleToClosing = (status: ApplicationStatus | null): string | null =>
  status === null || isClosed(status) || isApproved(status)
    ? null
    : `Withdraw your application first. It is ${statusLabels[status].toLowerCase()}, and the council cannot decide about it without you`
