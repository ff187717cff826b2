/** A command whose answer was lost is sent again under the same idempotency key; it is recognised and not done twice. */
import { type Attempt, fingerprint } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { StaffCase } from './load-case.ts'

/** The attempt under which a command is stored: the same one whenever this person sends this command with this key. */
export const attemptOfCommand = (
  attempt: Attempt,
  command: object,
  { id }: Pick<StaffMember, 'id'>,
): Attempt =>
  attempt.idempotencyKey
    ? { ...attempt, requestId: fingerprint([attempt.idempotencyKey, id, command]) }
    : attempt

/** Whether this very attempt was the last change of the case. */
export const isDoneBy = ({ requestId }: Attempt, { review }: StaffCase): boolean =>
  review.changed_by === requestId
