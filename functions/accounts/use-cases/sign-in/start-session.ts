/** Sessions and their tokens; a person has a few at most. */
import { beganIn, isLive, type Session, sessionLimits } from '#functions/accounts/data/sign-in/session.ts'
import type { Needs } from '#functions/services.ts'

type Kind = 'applicant' | 'staff'

/** A token for a session that has been stored. */
export const issueToken = async (
  kind: Kind,
  personId: string,
  sid: string,
  now: Date,
  { tokenSigner }: Needs<'tokenSigner'>,
) => {
  const { longest } = sessionLimits[kind]
  return {
    token: await tokenSigner.sign(
      kind,
      { sub: personId, sid },
      now,
      Math.floor(now.getTime() / 1000) + longest,
    ),
    token_type: 'Bearer' as const,
    expires_in: longest,
  }
}

/** A person's partition is read whole with each request and must stay small. */
const maxSessions = 5

/** One order for all who look at the same sessions at the same time. */
const byLastUse = (a: Session, b: Session): number => b.last_seen - a.last_seen || (a.sid < b.sid ? -1 : 1)

interface Person {
  id: string
  account: { session_generation: number }
  /** As they were read before the sign-in. */
  sessions?: readonly Session[]
}

/**
 * Stores a session, then looks at all and ends those that are over, the earlier one of the same browser and, of too many, those
 * that were used least recently. Of sessions that start at the same time the last to look sees every other one, so no more than five remain.
 */
export const storeSession = async (
  kind: Kind,
  { id, account, sessions: before = [] }: Person,
  sid: string,
  now: Date,
  device: string,
  { sessions }: Needs<'sessions'>,
): Promise<void> => {
  const generation = account.session_generation
  await sessions.start(kind, id, sid, generation, now, device)
  const others = (await sessions.of(kind, id)).filter((session) => session.sid !== sid)
  // One that began at this very moment is none of the earlier ones, so that no two end each other.
  const isEarlier = (other: Session) =>
    before.some((one) => one.sid === other.sid) || other.started_at < Math.floor(now.getTime() / 1000)
  const isReplaced = (other: Session) => beganIn(other, device) && isEarlier(other)
  const live = others
    .filter((session) => isLive(kind, session, generation, now) && !isReplaced(session))
    .sort(byLastUse)
  const kept = new Set(live.slice(0, maxSessions - 1))
  const ended = others.filter((session) => !kept.has(session))
  await Promise.all(ended.map((session) => sessions.end(kind, id, session.sid)))
}

/** Starts a session for a person whose credentials have been verified. @param device the hash of the browser's marker. @returns its token */
export const startSession = async (
  kind: Kind,
  person: Person,
  sid: string,
  now: Date,
  device: string,
  services: Needs<'sessions' | 'tokenSigner'>,
) => {
  await storeSession(kind, person, sid, now, device, services)
  return issueToken(kind, person.id, sid, now, services)
}
