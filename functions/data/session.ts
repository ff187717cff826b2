/** Sessions live in their person's partition and end on the server: by log-out, reset, idleness or age. */
import * as z from 'zod/mini'
import { type PersonKind, sessionKey } from './keys.ts'
import type { Table, TransactItem } from './table.ts'

const minute = 60
const hour = 60 * minute

/** Seconds (security, section 2). Staff sit at shared desks. */
export const sessionLimits: Record<PersonKind, { longest: number; idle: number }> = {
  applicant: { longest: 12 * hour, idle: hour },
  staff: { longest: 8 * hour, idle: 30 * minute },
}

/** A session in use is written at most this often. */
const touchEverySeconds = 5 * minute

export const session = z.object({
  sid: z.string(),
  /** Must equal the account's; a reset raises that one and so ends every session at once. */
  generation: z.number(),
  /** Seconds since 1970. */
  started_at: z.number(),
  last_seen: z.number(),
  ttl: z.number(),
})
export type Session = z.output<typeof session>

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000)

/** The item of a session that begins now. */
export const newSession = (
  kind: PersonKind,
  personId: string,
  sid: string,
  generation: number,
  now: Date,
) => ({
  ...sessionKey(kind, personId, sid),
  _v: 1,
  sid,
  generation,
  started_at: seconds(now),
  last_seen: seconds(now),
  ttl: seconds(now) + sessionLimits[kind].longest,
})

/** Whether a session still counts. TTL deletes late, so the clock decides. */
export const isLive = (kind: PersonKind, it: Session, generation: number, now: Date): boolean =>
  it.generation === generation &&
  seconds(now) < it.ttl &&
  seconds(now) < it.last_seen + sessionLimits[kind].idle

/** Takes one session over into the next generation: the one that changed the password stays signed in. */
export const carriedOver =
  (kind: PersonKind, personId: string, sid: string, generation: number) =>
  (TableName: string): TransactItem => ({
    Update: {
      TableName,
      Key: { ...sessionKey(kind, personId, sid) },
      UpdateExpression: 'SET generation = :generation',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeValues: { ':generation': generation },
    },
  })

export const createSessions = (table: Table) => ({
  start: async (
    kind: PersonKind,
    personId: string,
    sid: string,
    generation: number,
    now: Date,
  ): Promise<void> => table.put(newSession(kind, personId, sid, generation, now)),

  /** Notes that the session is in use, at most every five minutes; a session that just ended stays ended. */
  touch: async (kind: PersonKind, personId: string, it: Session, now: Date): Promise<void> => {
    if (seconds(now) < it.last_seen + touchEverySeconds) return
    await table
      .update({
        Key: { ...sessionKey(kind, personId, it.sid) },
        UpdateExpression: 'SET last_seen = :now',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':now': seconds(now) },
      })
      .catch(() => undefined) // a missed note only shortens the idle time
  },

  end: async (kind: PersonKind, personId: string, sid: string): Promise<void> =>
    table.transact((TableName) => [{ Delete: { TableName, Key: { ...sessionKey(kind, personId, sid) } } }]),
})
