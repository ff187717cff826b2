/**
 * A command whose answer was lost may be sent again under the same idempotency key; it is recognised and not done
 * twice.
 */
import type { Needs } from '#functions/services.ts'
import { Invalid, Refusal } from '#shared/kit/errors.ts'
import type { RequestContext } from '../services/request-context.ts'
import { type Attempt, commandKeyOf, namedAttempt } from '../table/record.ts'

/** Whoever changes a record, with the ids of the attempts that changed it last. */
interface ChangedBy {
  id: string
  last_attempts: string[]
}

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

interface OwnRequest extends Pick<RequestContext, 'attempt' | 'idRead'> {
  user: ChangedBy
}

/**
 * Changes one of the caller's own records once. The same change sent again under its key is not done again: the record is
 * answered as it is.
 * @param record as it was read with the caller. @param command tells it from other commands; it holds no password
 * @throws Invalid when the body is another record, or when another command was sent under the same key; and what the
 * change throws
 */
export const changeOnce = async <R extends { id: string }, Request extends OwnRequest>(
  record: R,
  request: Request,
  command: unknown,
  change: (request: Request) => Promise<R>,
): Promise<R> => {
  const { user, idRead } = request
  if (idRead !== undefined && idRead !== record.id)
    throw new Invalid({ id: ['This is the id of another record'] })
  const attempt = attemptOfCommand(request.attempt, command, user)
  const isDone =
    attempt.idempotencyKey && user.last_attempts.some((changed_by) => isDoneBy(attempt, { changed_by }))
  return isDone ? record : change({ ...request, attempt })
}

/**
 * Carries out a command on a case, unless it was done before: the history stores its key, so that it is
 * recognised even if somebody has changed the case since.
 * @param attempt of `attemptOfCommand`.
 * @returns null when it was done before
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
