import type { Clerk } from '#shared/records/review.ts'

/** An assignment lasts until somebody else takes over, or the case is decided. */
export const newAssignment = ({ id, name }: Clerk, now: Date) => ({ id, name, at: now.toISOString() })
