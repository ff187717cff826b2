/** A command whose answer was lost is sent again under the same idempotency key; it is recognised and not done twice. */
import { type Attempt, commandKeyOf, namedAttempt } from '#functions/data/record.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid, Refusal } from '#shared/errors.ts'

/** The attempt under which a command is stored: the same one whenever this person sends this command with this key. */
export const attemptOfCommand = (attempt: Attempt, command: unknown, { id }: { id: string }): Attempt =>
  attempt.idempotencyKey
    ? { ...attempt, requestId: namedAttempt([attempt.idempotencyKey, id], command) }
    : attempt

/**
 * Whether this very attempt was the last change of what is stored.
 * @throws Invalid when that was another command under the same key
 */
export const isDoneBy = ({ requestId }: Attempt, stored: { changed_by?: string | undefined }): boolean => {
  if (stored.changed_by === requestId) return true
  const key = commandKeyOf(requestId)
  if (key && key === commandKeyOf(stored.changed_by ?? ''))
    throw new Invalid({}, 'This was sent already with other contents. Reload the page to see it')
  return false
}

/**
 * Carries out a command on a case. It is not refused for having been done before: the history knows under which key, also when
 * somebody has changed the case since.
 * @param attempt of `attemptOfCommand`. @returns null when it was done before
 */
export const doOnce = async <T>(
  applicantId: string,
  attempt: Attempt,
  { events }: Needs<'events'>,
  work: () => Promise<T>,
): Promise<T | null> => {
  try {
    return await work()
  } catch (error) {
    if (!attempt.idempotencyKey || !(error instanceof Refusal) || error.status >= 500) throw error
    const attempts = await events.latestAttempts(applicantId)
    if (!attempts.some((changed_by) => isDoneBy(attempt, { changed_by }))) throw error
    return null
  }
}
