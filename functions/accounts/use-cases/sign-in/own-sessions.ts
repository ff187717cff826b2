/** A person's own open sessions and last tries to sign in; the person ends sessions. */
import { isLive, type Session } from '#functions/accounts/data/sign-in/session.ts'
import type { Needs } from '#functions/services.ts'
import type { SignIns } from '#shared/accounts/records/sign-ins.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'

type Kind = 'applicant' | 'staff'

interface Person {
  id: string
  account: { session_generation: number }
  sessions: Session[]
}

const isoTime = (seconds: number): string => new Date(seconds * 1000).toISOString()
const mostTries = 20

/** @param current the session of the request */
export const presentSignIns = async (
  kind: Kind,
  { id, account, sessions }: Person,
  current: Session,
  now: Date,
  { signIns }: Needs<'signIns'>,
): Promise<SignIns> => {
  const trail = await signIns.newest(kind, id, now)
  const browsers = new Map(trail.map(({ sid, browser }) => [sid, browser]))
  const live = sessions
    .filter((session) => isLive(kind, session, account.session_generation, now))
    .sort(
      (a, b) => Number(b.sid === current.sid) - Number(a.sid === current.sid) || b.last_seen - a.last_seen,
    )
  return {
    sessions: live.map(({ sid, started_at, last_seen }) => ({
      id: sid,
      this_device: sid === current.sid,
      browser: browsers.get(sid) ?? null,
      signed_in_at: isoTime(started_at),
      last_used_at: isoTime(last_seen),
    })),
    tries: trail.slice(0, mostTries).map(({ at, outcome, factor = null, browser = null, tries = 1 }) => ({
      ...{ at, outcome, factor, browser, tries },
    })),
  }
}

type EndingServices = Needs<'knownDevices' | 'sessions' | 'signIns'>

/** Ends sessions; their browsers are not known any more, unless they hold a session that stays. @returns the person without them */
const endSessions = async (
  kind: Kind,
  person: Person,
  ended: Session[],
  now: Date,
  { knownDevices, sessions, signIns }: EndingServices,
): Promise<Person> => {
  const left = person.sessions.filter((session) => !ended.includes(session))
  await Promise.all(ended.map(({ sid }) => sessions.end(kind, person.id, sid)))
  const trail = await signIns.newest(kind, person.id, now)
  const devicesOf = (these: Session[]) =>
    new Set(trail.filter(({ sid }) => these.some((one) => one.sid === sid)).map(({ device }) => device))
  const [gone, stay] = [devicesOf(ended), devicesOf(left)]
  await knownDevices.keepOnly(kind, person.id, (device) => stay.has(device) || !gone.has(device))
  return { ...person, sessions: left }
}

/** Ends one of the other sessions. @returns what is left. @throws NotFound, Conflict for the session of the request */
export const endSession = async (
  kind: Kind,
  person: Person,
  sid: string,
  current: Session,
  now: Date,
  services: EndingServices,
): Promise<SignIns> => {
  const found = person.sessions.filter((session) => session.sid === sid)
  if (found.length === 0) throw new NotFound('This session has ended already')
  if (sid === current.sid) throw new Conflict('This is the session you are using. Sign out to end it')
  const left = await endSessions(kind, person, found, now, services)
  return presentSignIns(kind, left, current, now, services)
}

/** Ends every session but the one of the request; no other browser is known any more. @returns what is left */
export const endOtherSessions = async (
  kind: Kind,
  person: Person,
  current: Session,
  now: Date,
  services: EndingServices,
): Promise<SignIns> => {
  const others = person.sessions.filter(({ sid }) => sid !== current.sid)
  const left = await endSessions(kind, person, others, now, services)
  const trail = await services.signIns.newest(kind, person.id, now)
  const own = trail.find(({ sid }) => sid === current.sid)?.device
  await services.knownDevices.keepOnly(kind, person.id, (device) => device === own)
  return presentSignIns(kind, left, current, now, services)
}
