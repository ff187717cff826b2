/** Sessions are items of their person's partition and end on the server: by log-out, reset, idleness or age. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import { type PersonKind, personPartition } from '#functions/platform/table/keys/key.ts'
import { sessionKey } from '#functions/platform/table/keys/sign-in.ts'
import type { Table, Write } from '#functions/platform/table/table.ts'
import { remove, storedItem, update, within } from '#functions/platform/table/write.ts'

const minute = 60
const hour = 60 * minute

/** In seconds. Shorter for staff, who share computers (docs/security.md#sessions-and-tokens). */
export const sessionLimits: Record<PersonKind, { longest: number; idle: number }> = {
  applicant: { longest: 12 * hour, idle: hour },
  staff: { longest: 8 * hour, idle: 30 * minute },
}

/** A session in use is written at most this often. */
const touchEverySeconds = 5 * minute

export const session = z.object({
  sid: z.string(),
  /** Must equal the account's `session_generation`; a reset raises that and so ends every session at once. */
  generation: z.number(),
  /** Seconds since 1970. */
  started_at: z.number(),
  last_seen: z.number(),
  ttl: z.number(),
  /** The browser in which it began, as far as it is told from the person's others; the whole is in the trail. */
  device: z.optional(z.string()),
  /** The member of staff who enters at the counter for the account. */
  clerk: z.optional(z.object({ id: z.string(), name: z.string() })),
})
export type Session = z.output<typeof session>

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** What a session keeps of the hash of its browser's marker. It is read with every request, so it is short. */
const shortDevice = (device: string): string => device.slice(0, 16)

/** Whether a session began in the browser of this marker. @param device the hash of the marker */
export const beganIn = ({ device: began }: Session, device: string): boolean => began === shortDevice(device)

/** The item of a session that begins now. @param device the hash of the browser's marker */
export const newSession = (
  kind: PersonKind,
  personId: string,
  sid: string,
  generation: number,
  now: Date,
  device?: string,
) =>
  storedItem(sessionKey(kind, personId, sid), {
    sid,
    ...(device && { device: shortDevice(device) }),
    generation,
    started_at: seconds(now),
    last_seen: seconds(now),
    ttl: seconds(now) + sessionLimits[kind].longest,
  })

/** Whether a session still counts. TTL deletes late, so the clock decides. */
export const isLive = (kind: PersonKind, session: Session, generation: number, now: Date): boolean =>
  session.generation === generation &&
  seconds(now) < session.ttl &&
  seconds(now) < session.last_seen + sessionLimits[kind].idle

/** The write that moves a session to the next generation: where the password was changed, the person stays signed in. */
export const keepSession = (kind: PersonKind, personId: string, sid: string, generation: number): Write =>
  update({
    Key: { ...sessionKey(kind, personId, sid) },
    UpdateExpression: 'SET generation = :generation',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':generation': generation },
  })

export const createSessions = (table: Table) => ({
  start: async (
    kind: PersonKind,
    personId: string,
    sid: string,
    generation: number,
    now: Date,
    device?: string,
  ): Promise<void> => table.put(newSession(kind, personId, sid, generation, now, device)),

  /** All that are stored, ended ones too, read strongly. */
  of: (kind: PersonKind, personId: string): Promise<Session[]> =>
    table.list(session, {
      ...within(personPartition(kind, personId), { beginning: sessionKey(kind, '', '').sk }),
      ConsistentRead: true,
    }),

  /** Records that the session is in use, at most every five minutes; a session that just ended stays ended. */
  touch: async (kind: PersonKind, personId: string, session: Session, now: Date): Promise<void> => {
    if (seconds(now) < session.last_seen + touchEverySeconds) return
    await table
      .update({
        Key: { ...sessionKey(kind, personId, session.sid) },
        UpdateExpression: 'SET last_seen = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': seconds(now) },
      })
      .catch(() => undefined) // without the record only the idle time is shorter
  },

  end: async (kind: PersonKind, personId: string, sid: string): Promise<void> =>
    table.transact([remove(sessionKey(kind, personId, sid))]),
})

export const sessions = ({ table }: AppContext) => createSessions(table)
