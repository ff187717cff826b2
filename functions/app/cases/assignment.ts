/** Assignments run out: half an hour after the last action any clerk may take the case again. */
import type { StoredCase } from '#functions/data/case.ts'
import type { Clerk } from '#shared/records/review.ts'

const assignmentLastsInMs = 30 * 60 * 1000

export const newAssignment = (clerk: Clerk, now: Date) => ({
  ...clerk,
  until: new Date(now.getTime() + assignmentLastsInMs).toISOString(),
})

/** Whoever works on the case now, or null. */
export const currentAssignee = ({ assignee }: Pick<StoredCase, 'assignee'>, now: Date) =>
  assignee && assignee.until > now.toISOString() ? assignee : null
