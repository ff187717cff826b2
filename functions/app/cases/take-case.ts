/** Soft assignment: somebody works on a case for half an hour, and others see it. */

import type { Attempt } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict } from '#shared/errors.ts'
import { type Case, isHeld } from './present-case.ts'

export const heldForInMs = 30 * 60 * 1000

/** @throws Conflict that names who works on it, unless it is to be taken over */
export const takeCase = async (
  it: Case,
  takeOver: boolean,
  staff: StaffMember,
  { now, attempt }: { now: Date; attempt: Attempt },
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const { review } = it
  const me = { id: staff.id, name: staff.account.name }
  const other = isHeld(review, now) && review.assignee?.id !== me.id ? review.assignee : null
  if (other && !takeOver) throw new Conflict(`${other.name} works on this application`)
  const assignee = { ...me, until: new Date(now.getTime() + heldForInMs).toISOString() }
  const details: Record<string, string> = other ? { from: other.name } : {}
  const event = {
    event: other ? 'TAKEN_OVER' : 'TAKEN',
    by: { kind: 'staff', ...me },
    details,
  } as const
  await cases.step(review, it.application_form, { review: { assignee }, event }, attempt)
}
