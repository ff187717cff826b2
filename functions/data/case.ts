/** Cases as the staff's desk works on them: pages of the queue, ways to find one, and steps in one transaction. */
import * as z from 'zod/mini'
import { emailToSend, type NewEmail } from '#functions/emails/outbox.ts'
import { Stale } from '#shared/errors.ts'
import { reviewRecord } from '#shared/records/review.ts'
import { type ApplicationStatus, applicationStatuses, applicationTitles } from '#shared/vocabulary.ts'
import type { StoredForm } from './application-form.ts'
import { type EventEntry, eventItem } from './event.ts'
import {
  caseKey,
  type FindKind,
  findKey,
  findPartition,
  formKey,
  type Key,
  queuePartition,
  queuePlace,
} from './keys.ts'
import { countMoved } from './queue-counter.ts'
import { type Attempt, nextVersion, putNew } from './record.ts'
import { type FoundBy, foundBy } from './search-index.ts'
import { countDuration } from './status-durations.ts'
import { ConditionFailed, type Item, type Table, type TransactItem } from './table.ts'

/** What a line of the queue shows, and what the desk keeps. */
export const storedCase = z.extend(reviewRecord, {
  /** The applicant's. */
  id: z.string(),
  version: z.number(),
  reference_no: z.string(),
  name: z.string(),
  /** Masked. */
  cnic: z.string(),
  application_title: z.enum(applicationTitles),
  status: z.enum(applicationStatuses),
  submitted_at: z.string(),
  status_since: z.string(),
  /** Where the ways to it start. Cases of before this was kept have none. */
  found_by: z._default(z.nullable(foundBy), null),
})
export type StoredCase = z.output<typeof storedCase>

export interface CaseChange {
  /** What the applicant sees change. */
  form?: Partial<StoredForm>
  /** What the desk keeps of it. */
  review?: Partial<StoredCase>
  event: EventEntry
  email?: NewEmail
  /** The status that is left was a mistake: how long the case stood in it measures nobody's work. */
  takesBack?: boolean
  /** Further writes; when the condition of one is not met, its refusal is thrown. */
  extraWrites?: { write: (table: string) => TransactItem; refusal: () => Error }[]
}

export const casesOnAPage = 25
const mostFound = 25

/** "99999-•••••••-3": enough to tell two people of one name apart. */
const masked = (cnic: string): string => `${cnic.slice(0, 5)}-•••••••-${cnic.slice(-1)}`

const inQueue = (status: ApplicationStatus, submittedAt: string, userId: string) => ({
  queue_pk: queuePartition(status),
  queue_sk: queuePlace(submittedAt, userId),
})

/** How the queue names whom a case belongs to. */
export const namedInQueue = (who: FoundBy): Pick<StoredCase, 'name' | 'cnic' | 'found_by'> => ({
  name: who.name,
  cnic: masked(who.cnic),
  found_by: who,
})

/** The item of a case that begins, for the transaction of its submission. */
export const newCase = (
  userId: string,
  who: FoundBy,
  application: Pick<StoredCase, 'reference_no' | 'application_title' | 'submitted_at'>,
): Item & Key => {
  const stored: StoredCase = {
    id: userId,
    version: 1,
    ...application,
    ...namedInQueue(who),
    status: 'submitted',
    status_since: application.submitted_at,
    ...{
      assignee: null,
      reviewer: null,
      ticks: [],
      payment: null,
      pending: null,
      received: [],
      handed_over: null,
      former: [],
    },
  }
  return { ...caseKey(userId), _v: 1, ...stored, ...inQueue('submitted', application.submitted_at, userId) }
}

const ownerIn = (place: unknown): string => String(place).split('#')[1] ?? ''

/** A cursor is the place in the queue, unreadable on purpose; a made-up one leads to an empty page at worst. */
const toCursor = (place: string): string => Buffer.from(place).toString('base64url')
const fromCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString('utf8')

export const createCases = (table: Table, newId: () => string) => {
  const read = async (userId: string, consistent = false): Promise<StoredCase | null> => {
    const item = await table.get(caseKey(userId), { consistent })
    return item && storedCase.parse(item)
  }

  /** The writes of a step; the case comes first, then the form where it changes, then what stands beside. */
  const writesOf = (before: StoredCase, form: StoredForm, change: CaseChange, attempt: Attempt) => {
    const { id } = before
    const status = change.form?.status
    const moved = status && status !== before.status ? status : null
    const since = { status_since: attempt.now.toISOString() }
    const queue = moved ? { ...inQueue(moved, before.submitted_at, id), status: moved, ...since } : {}
    const update =
      (next: ReturnType<typeof nextVersion>) =>
      (TableName: string): TransactItem => ({
        Update: { TableName, ...next },
      })
    return [
      update(nextVersion(caseKey(id), before.version, { ...change.review, ...queue }, attempt)),
      ...(change.form
        ? [update(nextVersion(formKey(id), form.version, { ...change.form, ...(moved && since) }, attempt))]
        : []),
      ...(change.extraWrites ?? []).map(({ write }) => write),
      ...(moved
        ? [
            countMoved(id, before.status, moved),
            ...(change.takesBack ? [] : [countDuration(id, before.status, before.status_since, attempt.now)]),
          ]
        : []),
      putNew(eventItem(id, change.event, attempt.now, newId())),
      ...(change.email ? [emailToSend(change.email, attempt.now)] : []),
    ]
  }

  return {
    read,

    /** 25 cases of a status, or as many as `most` says, oldest first. */
    page: async (
      status: ApplicationStatus,
      cursor?: string,
      most = casesOnAPage,
    ): Promise<{ cases: StoredCase[]; next: string | null }> => {
      const pk = queuePartition(status)
      const place = cursor && fromCursor(cursor)
      const items = await table.query({
        IndexName: 'queue',
        KeyConditionExpression: 'queue_pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        Limit: most,
        ...(place && { ExclusiveStartKey: { queue_pk: pk, queue_sk: place, ...caseKey(ownerIn(place)) } }),
      })
      const last = items.length === most ? String(items.at(-1)?.queue_sk) : null
      return { cases: items.map((item) => storedCase.parse(item)), next: last && toCursor(last) }
    },

    /** Whom a term leads to, 25 at most. @param whole finds nothing that only begins with it */
    find: async (kind: FindKind, term: string, { whole = false } = {}): Promise<string[]> => {
      const begins = whole ? findKey(kind, term, '').sk : term
      const items = await table.query({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :term)',
        ExpressionAttributeValues: { ':pk': findPartition(kind, term), ':term': begins },
        Limit: mostFound,
      })
      return [...new Set(items.map((item) => String(item.user_id)))]
    },

    of: async (userIds: string[]): Promise<StoredCase[]> => {
      const found = await Promise.all(userIds.map((id) => read(id)))
      return found.filter((it) => it !== null)
    },

    /**
     * Leads a case one step on: case, form, counters, event and e-mail, all or none.
     * @throws Stale when somebody else was faster; the refusal of a further write whose condition was not met
     */
    step: async (
      before: StoredCase,
      form: StoredForm,
      change: CaseChange,
      attempt: Attempt,
    ): Promise<void> => {
      const writes = writesOf(before, form, change, attempt)
      const firstExtra = change.form ? 2 : 1
      try {
        await table.transact((name) => writes.map((write) => write(name)))
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error
        const stored = await table.get(caseKey(before.id), { consistent: true })
        if (stored?.changed_by === attempt.requestId) return // done before, and the answer was lost
        const refused = change.extraWrites?.[(error.indexes[0] ?? 0) - firstExtra]
        throw refused ? refused.refusal() : new Stale(stored && storedCase.parse(stored))
      }
    },
  }
}
