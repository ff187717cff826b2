/** The history of a person: what happened and who read their documents. Append only: no event is ever changed. */
import * as z from 'zod/mini'
import type { AppContext } from '#functions/platform/services/app-context.ts'
import type { ApplicationEvent, StaffAccountEvent } from '#shared/cases/records/events.ts'
import { eventKey } from './keys/accounts.ts'
import { printedKey } from './keys/cases.ts'
import { type PersonKind, personPartition } from './keys/key.ts'
import { endOfCore } from './partitions.ts'
import type { Write } from './table.ts'
import { put, putNew, storedItem, within } from './write.ts'

/** An event to be written; its name is one of the closed lists. */
export interface EventEntry<Name extends string = ApplicationEvent | StaffAccountEvent> {
  event: Name
  /** Absent: the person themselves. */
  by?: { kind: 'staff' | 'portal'; id: string; name: string }
  details?: Record<string, string>
  /** The attempt of the command, if it may be sent again. */
  attempt?: string
}

const storedEvent = z.object({
  event: z.string(),
  at: z.string(),
  by: z.optional(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
  details: z.optional(z.record(z.string(), z.string())),
})
export type StoredEvent = z.output<typeof storedEvent>

/**
 * The write of an event, for the transaction of the change.
 * @param kind of the person whose history it belongs to
 */
export const putEvent = (
  personId: string,
  entry: EventEntry,
  now: Date,
  id: string,
  kind: PersonKind = 'applicant',
): Write => {
  const at = now.toISOString()
  return putNew(storedItem(eventKey(kind, personId, at, id), { at, ...entry }))
}

/**
 * What an applicant changed of a submitted application: `photo`, the name of a document, or that of a record of which parts
 * may be changed at any time (`applicant`, `contact_information`, `user_application`, `account`).
 */
export const putPaperEvent = (
  userId: string,
  event: 'PAPER_ADDED' | 'PAPER_REPLACED' | 'PAPER_REMOVED',
  document: string,
  now: Date,
  id: string,
): Write => putEvent(userId, { event, details: { document } }, now, id)

const eventsOnAPage = 50
/** The limit of a transaction of the portal (docs/data-model.md). */
const writesAtOnce = 25
const minuteInMs = 60_000
const prefix = `${endOfCore}EVENT#`

export const events = ({ table, newId }: AppContext) => ({
  /** The attempts that the newest events of a case name. */
  latestAttempts: async (userId: string): Promise<string[]> => {
    const items = await table.query({
      ...within(personPartition('applicant', userId), { beginning: prefix }),
      ScanIndexForward: false,
      ConsistentRead: true, // the lost answer may be of a moment ago
      Limit: eventsOnAPage,
    })
    return items.flatMap(({ attempt }) => (typeof attempt === 'string' ? [attempt] : []))
  },

  append: (personId: string, entry: EventEntry, now: Date, kind?: PersonKind): Promise<void> =>
    table.transact([putEvent(personId, entry, now, newId(), kind)]),

  /** The same event in the histories of many people, some at a time. Where one group fails, others may be written. */
  appendToMany: async (userIds: string[], entry: EventEntry, now: Date): Promise<void> => {
    for (let from = 0; from < userIds.length; from += writesAtOnce) {
      const group = userIds.slice(from, from + writesAtOnce)
      await table.transact(group.map((id) => putEvent(id, entry, now, newId())))
    }
  },

  /** A case printed by a member of staff. Repeats within a minute are one printing, and nothing is written for them. */
  appendPrinted: async (userId: string, by: NonNullable<EventEntry['by']>, now: Date): Promise<void> => {
    const at = now.toISOString()
    const mark = { at, ttl: Math.ceil((now.getTime() + minuteInMs) / 1000) }
    await table.tryWrite([
      put(storedItem(printedKey(userId, by.id), mark), {
        ConditionExpression: 'attribute_not_exists(pk) OR #at <= :before',
        ExpressionAttributeNames: { '#at': 'at' },
        ExpressionAttributeValues: { ':before': new Date(now.getTime() - minuteInMs).toISOString() },
      }),
      putEvent(userId, { event: 'CASE_PRINTED', by }, now, newId()),
    ])
  },

  /** Newest first. `after` is the sort key of the last event seen. */
  page: async (
    personId: string,
    after?: string,
    kind: PersonKind = 'applicant',
  ): Promise<{ events: StoredEvent[]; next: string | null }> => {
    const pk = personPartition(kind, personId)
    const items = await table.query({
      ...within(pk, { beginning: prefix }),
      ScanIndexForward: false,
      Limit: eventsOnAPage,
      ...(after?.startsWith(prefix) && { ExclusiveStartKey: { pk, sk: after } }),
    })
    const next = items.length === eventsOnAPage ? String(items.at(-1)?.sk) : null
    return { events: items.map((item) => storedEvent.parse(item)), next }
  },
})
