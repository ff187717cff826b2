/** A command whose answer was lost is sent again under the same idempotency key; it is recognised and not done twice. */
import { type Attempt, fingerprint } from '#functions/data/record.ts'
import type { StaffMember } from '#functions/data/staff.ts'

/** The attempt under which a command is stored: the same one whenever this person sends this command with this key. */
export const attemptOfCommand = (
  attempt: Attempt,
  command: unknown,
  { id }: Pick<StaffMember, 'id'>,
): Attempt =>
  attempt.idempotencyKey
    ? { ...attempt, requestId: fingerprint([attempt.idempotencyKey, id, command]) }
    : attempt

/** Whether this very attempt was the last change of what is stored. */
export const isDoneBy = ({ requestId }: Attempt, stored: { changed_by?: string | undefined }): boolean =>
  stored.changed_by === requestId
