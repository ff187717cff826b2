/** The steps of signing in that applicants and staff share. */

import { isLive, type Session, sessionLimits } from '#functions/data/session.ts'
import type { Needs } from '#functions/services/services.ts'
import { Invalid } from '#shared/errors.ts'

/** Is looked up for an unknown e-mail, so that both cases make the same calls. */
export const unknownPersonId = 'nobody'

/** The same message for an unknown e-mail and a wrong password (docs/security.md#enumeration). */
const wrongCredentials = () =>
  new Invalid({ email: ['Email or password is wrong'] }, 'Email or password is wrong')

/** A token for a session that has been stored. */
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

/** A person's partition is read whole with each request and must stay small. */
const maxSessions = 5

/** Removes ended sessions, and of too many live ones those that were used least recently. */
const endSurplusSessions = async (
  kind: 'applicant' | 'staff',
  { id, account, sessions }: Person,
  now: Date,
  services: Needs<'sessions'>,
): Promise<void> => {
  const live = sessions
    .filter((session) => isLive(kind, session, account.session_generation, now))
    .sort((a, b) => b.last_seen - a.last_seen)
  const kept = new Set(live.slice(0, maxSessions - 1))
  const ended = sessions.filter((session) => !kept.has(session))
  await Promise.allSettled(ended.map((session) => services.sessions.end(kind, id, session.sid)))
}

/**
 * Compares the password and renews a hash of older parameters.
 * @param person null for an unknown e-mail, which takes the same work and gets the same refusal. @throws Invalid
 */
export const verifyPassword = async <P extends Person>(
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

/** Starts a session for a person whose credentials have been verified. @returns its token */
export const startSession = async (
  kind: 'applicant' | 'staff',
  person: Person,
  now: Date,
  services: Needs<'newId' | 'sessions' | 'tokenSigner'>,
) => {
  await endSurplusSessions(kind, person, now, services)
  const sid = services.newId()
  await services.sessions.start(kind, person.id, sid, person.account.session_generation, now)
  return issueToken(kind, person.id, sid, now, services)
}
