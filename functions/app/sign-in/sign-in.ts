/** What signing in has in common for applicants and staff. */

import { isLive, type Session, sessionLimits } from '#functions/data/session.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'

/** Stands in for an unknown e-mail, so that both cases make the same calls. */
export const nobody = 'nobody'

/** The same words for an unknown e-mail and a wrong password. */
const wrongCredentials = () =>
  new Invalid({ email: ['Email or password is wrong'] }, 'Email or password is wrong')

/** A token for a session that has been written. */
export const issueToken = async (
  kind: 'applicant' | 'staff',
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

interface Person {
  id: string
  account: { password_hash: string; session_generation: number }
  sessions: Session[]
}

/** Sessions a person may have at once; the partition is read whole with each request and must stay small. */
const mostSessions = 5

/** Ends what is dead anyway, and the oldest of too many. */
const tidySessions = async (
  kind: 'applicant' | 'staff',
  { id, account, sessions }: Person,
  now: Date,
  services: Needs<'sessions'>,
): Promise<void> => {
  const live = sessions
    .filter((it) => isLive(kind, it, account.session_generation, now))
    .sort((a, b) => b.last_seen - a.last_seen)
  const kept = new Set(live.slice(0, mostSessions - 1))
  const ended = sessions.filter((it) => !kept.has(it))
  await Promise.allSettled(ended.map((it) => services.sessions.end(kind, id, it.sid)))
}

/**
 * Compares the password and renews a hash of older parameters.
 * @param person null for an unknown e-mail: the same work, then the same refusal. @throws Invalid
 */
export const provePassword = async <P extends Person>(
  kind: 'applicant' | 'staff',
  person: P | null,
  password: string,
  { passwords, passwordHashes }: Needs<'passwordHashes' | 'passwords'>,
): Promise<P> => {
  const matches = await passwords.matches(password, person?.account.password_hash ?? null)
  if (!person || !matches) throw wrongCredentials()

  const { password_hash: stored } = person.account
  if (passwords.isOutdated(stored))
    await passwordHashes.replace(kind, person.id, stored, await passwords.hash(password))
  return person
}

/** Starts a session for somebody who has proved who they are. @returns its token */
export const openSession = async (
  kind: 'applicant' | 'staff',
  person: Person,
  now: Date,
  services: Needs<'newId' | 'sessions' | 'tokenSigner'>,
) => {
  await tidySessions(kind, person, now, services)
  const sid = services.newId()
  await services.sessions.start(kind, person.id, sid, person.account.session_generation, now)
  return issueToken(kind, person.id, sid, now, services)
}
