/** Organisations that watch numbers of the register: what they ask, who has let them in, and what they are told. */
import * as z from 'zod/mini'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, lines } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { place } from './place.ts'
import { publicWordings, standings } from './standing.ts'

const mostWatched = 500

/** What everybody reads of an entry, as far as a change of it is told. */
export const watchedFacts = z.object({
  /** Null: the register shows no such number. */
  standing: z.nullable(z.enum(standings)),
  wording: z.nullable(z.enum(publicWordings)),
  valid_until: z.nullable(z.string()),
  places: z.array(z.pick(place, { premises: true, city: true, role: true, since: true })),
  /** The holder asks to be seen in person before it is relied on. */
  hold: z._default(z.boolean(), false),
})
export type WatchedFacts = z.output<typeof watchedFacts>

/** Of what something has changed. */
const watchedParts = ['standing', 'validity', 'places', 'hold'] as const
export type WatchedPart = (typeof watchedParts)[number]

/** One change of a number, as a watcher is told of it. */
export const watchedChange = z.object({
  /** The first change that an organisation is told of is 1, and each next one has the next number. */
  id: z.number(),
  at: z.string(),
  number: z.string(),
  changed: z.array(z.enum(watchedParts)),
  /** What the public register says since then. */
  now: watchedFacts,
})
export type WatchedChange = z.output<typeof watchedChange>

/** What two registrars decide. */
const watchTerms = z.object({
  purpose: z.string(),
  /** The last day. */
  ends_on: z.string(),
  /** The law forbids that holders are told. */
  hidden: z.boolean(),
})
export type WatchTerms = z.output<typeof watchTerms>

/** What a proposal of terms keeps, with the version of the organisation that its proposer has read. */
export const watchContents = z.extend(watchTerms, { version: z.number() })

const decided = z.extend(watchTerms, { by: clerk, confirmed_by: clerk, at: z.string() })

/** An organisation that has applied, as it is stored. */
export const watcherRecord = z.object({
  id: z.string(),
  organisation: z.string(),
  email: z.string(),
  /** In its own words. */
  asked: z.object({ purpose: z.string(), at: z.string() }),
  /** Null until it is let in. */
  terms: z.nullable(decided),
  /** Refused or ended; `by` is null where its last day has passed. */
  ended: z.nullable(z.object({ at: z.string(), by: z.nullable(clerk), reason: z.string() })),
  /** With which its programs ask: the hash of it. */
  key: z.nullable(z.object({ hash: z.string(), made_at: z.string() })),
  /** How many numbers it has listed. */
  listed: z.number(),
  /** The newest change; up to which an e-mail tells of them, and the newest that cannot wait. */
  last: z.number(),
  mailed: z.number(),
  urgent: z.number(),
  mailed_at: z.nullable(z.string()),
  /** The day on which all its numbers were looked at last. */
  looked_on: z.string(),
  version: z.number(),
})
export type WatcherRecord = z.output<typeof watcherRecord>

const shownWatcher = z.extend(
  z.pick(watcherRecord, {
    ...{ id: true, organisation: true, email: true, asked: true, terms: true, ended: true, listed: true },
  }),
  /** What waits for a second person. */
  { proposed: z.nullable(z.object({ title: z.string(), by: clerk, at: z.string() })) },
)
export type ShownWatcher = z.output<typeof shownWatcher>

export const watcherList = z.object({
  waiting: z.array(shownWatcher),
  watching: z.array(shownWatcher),
  /** Refused or ended, the last one first. */
  ended: z.array(shownWatcher),
  /** The council's day. */
  today: z.string(),
})

const reason = lines('Enter a reason', 300)

export const proposedWatchTerms = z.strictObject({
  purpose: line('Enter the purpose', 200),
  ends_on: date('Last day', 'Enter the last day'),
  hidden: z.boolean('Say whether holders are told'),
  reason,
})
export type ProposedWatchTerms = z.output<typeof proposedWatchTerms>

export const endedWatcher = z.strictObject({ reason })

/** What an organisation asks for in its own words. */
export const askedWatch = z.strictObject({
  purpose: lines('Enter for what you need it', 300),
})

const listed = z.object({ number: z.string(), name: z.string() })

/** What an organisation reads of its own watching. */
export const ownWatch = z.object({
  ...z.pick(watcherRecord, { asked: true, listed: true }).shape,
  terms: z.nullable(watchTerms),
  ended: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** May list numbers today. */
  watching: z.boolean(),
  numbers: z.array(z.string()),
  /** Of the list. */
  list_version: z.number(),
  /** The newest first. */
  changes: z.array(watchedChange),
  key_made_at: z.nullable(z.string()),
})
export type OwnWatch = z.output<typeof ownWatch>

export const newWatchList = z.strictObject({
  numbers: z
    .array(line('Enter the registration number', 40))
    .check(z.maxLength(mostWatched, `List at most ${mostWatched} numbers`)),
  /** Of the list that it replaces. */
  version: z.int(),
  /** The differences were seen. */
  confirmed: z.boolean(),
})
export type NewWatchList = z.output<typeof newWatchList>

/** How a list differs from the one before. */
export const watchListDifference = z.object({
  added: z.array(listed),
  removed: z.array(z.string()),
  /** They are not in the register, and are left out. */
  unknown: z.array(z.string()),
  saved: z.boolean(),
})
export type WatchListDifference = z.output<typeof watchListDifference>

/** Whether a new key takes the place of the one before, or none. */
export const wantedWatchKey = z.strictObject({ wanted: z.boolean('Send true or false') })

/** Shown once. */
export const watchKey = z.object({ key: z.nullable(z.string()) })

/** What programs read. */
export const watchChanges = z.object({
  changes: z.array(watchedChange),
  /** To name with the next call: the id of the last of these changes. */
  after: z.number(),
  /** There are further ones. */
  more: z.boolean(),
})

/** Who watches the caller's registration. */
export const ownWatchers = z.array(
  z.object({ organisation: z.string(), purpose: z.string(), until: z.string() }),
)
export type OwnWatchers = z.output<typeof ownWatchers>
