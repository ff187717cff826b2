/** The public log of the register: what everybody reads of it, and what is stored besides. */
import * as z from 'zod/mini'

/**
 * `present`: stood in the register when the log began. `withdrawn`: what had been entered is not public any more. What has changed
 * is in no entry: the public reads of a suspension on its first day, and not before.
 */
const logKinds = ['present', 'entered', 'changed', 'withdrawn'] as const
export type LogKind = (typeof logKinds)[number]

/** One line of the log, in JSON. */
export const logEntry = z.strictObject({
  /** When it was written into the log, never before the entry in front of it. */
  at: z.string(),
  kind: z.enum(logKinds),
  number: z.string(),
  /** SHA-256 over a salt and what the public reads, in base64url. */
  facts: z.string(),
})
export type LogEntry = z.output<typeof logEntry>

/** One life of an entry of the register, and which of its versions was written; a number may be taken anew. */
const version = { number: z.string(), life: z.string(), version: z.number() }

/** A leaf with what must not be published. */
export const storedLeaf = z.object({
  ...version,
  index: z.number(),
  /** A `LogEntry` exactly as it is published. */
  entry: z.string(),
  /** Without it nobody can tell what the entry says. */
  salt: z.optional(z.string()),
})
export type StoredLeaf = z.output<typeof storedLeaf>

/** A line of the log about an entry, as its holder has it. */
export const ownLogLine = z.object({
  ...z.pick(logEntry, { at: true, kind: true }).shape,
  index: z.number(),
  /** The file that proves it; null until it is published. */
  proof: z.nullable(z.string()),
})
export type OwnLogLine = z.output<typeof ownLogLine>

/** Where a number stands in the log. */
export const loggedNumber = z.object({ ...version, last: z.number(), leaves: z.array(z.number()) })
export type LoggedNumber = z.output<typeof loggedNumber>

/** A number whose change could not be written or told, and how often; 0 once it was. */
export const failedChange = z.object({
  number: z.string(),
  failures: z.number(),
  /** When the first of them was; the count begins anew an hour later. Counts of earlier versions have none. */
  first_at: z.optional(z.string()),
})
export type FailedChange = z.output<typeof failedChange>

/** How far the register was written into the log when it began. */
export const logBeginning = z.object({ after: z.nullable(z.string()), finished: z.boolean() })
