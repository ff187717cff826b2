/** A clerk assigns a case to themselves, so that others see who is responsible. */

import { clerkOf, eventAuthor } from '#functions/app/staff/clerk.ts'
import type { Attempt } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict } from '#shared/errors.ts'
import { newAssignment } from './assignment.ts'
import type { StaffCase } from './load-case.ts'

/** @throws Conflict that names to whom it is assigned, unless it is to be taken over */
export const takeCase = async (
  { review, application_form }: StaffCase,
  takeOver: boolean,
  staff: StaffMember,
  { now, attempt }: { now: Date; attempt: Attempt },
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const clerk = clerkOf(staff)
  const other = review.assignee?.id === clerk.id ? null : review.assignee
  if (other && !takeOver) throw new Conflict(`This application is assigned to ${other.name}`)
  const details: Record<string, string> = other ? { from: other.name } : {}
  const event = { event: other ? 'TAKEN_OVER' : 'TAKEN', by: eventAuthor(clerk), details } as const
  const change = { review: { assignee: newAssignment(clerk, now) }, event }
  await cases.change(review, application_form, change, attempt)
}
