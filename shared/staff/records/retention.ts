/** The retention periods that the council may choose, and what the daily clean-up has removed. */
import * as z from 'zod/mini'
import { type RetentionKind, retentionKindNames, retentionKinds } from '../rules/retention.ts'
import { waitingProposal } from './proposal.ts'
import { settingsChange } from './settings-change.ts'

const forEachKind = <S>(schemaOf: (kind: RetentionKind) => S): Record<RetentionKind, S> =>
  Object.fromEntries(retentionKindNames.map((kind) => [kind, schemaOf(kind)])) as Record<RetentionKind, S>

export const retentionSettings = z.object({
  /** 1 before anything was changed. */
  version: z._default(z.number(), 1),
  ...forEachKind((kind) => z._default(z.number(), retentionKinds[kind].usual)),
})
export type RetentionSettings = z.output<typeof retentionSettings>

const period = (kind: RetentionKind) => {
  const { least, most, unit } = retentionKinds[kind]
  const message = `Enter whole ${unit}, from ${least} to ${most}`
  return z.optional(z.int(message).check(z.minimum(least, message), z.maximum(most, message)))
}

/** Members that are left out stay as they are. */
export const retentionChanges = z.strictObject(forEachKind(period))

/** A run of the clean-up that was finished, with what it has removed. */
export const retentionRun = z.object({
  at: z.string(),
  /** False if time ran out: the next run continues. */
  finished: z.boolean(),
  /** Closed accounts whose records were removed, and the items and files that went with them. */
  accounts_removed: z.number(),
  items_removed: z.number(),
  files_removed: z.number(),
  /** What was still stored of those accounts at the second look; always 0. */
  items_left: z.number(),
  /** Closed accounts that wait because an application was reopened, or something failed; and those that wait too long. */
  accounts_waiting: z.number(),
  accounts_overdue: z.number(),
  /** Accounts that were closed because nobody used them, and entries of each log that were removed. */
  closed_as_unconfirmed: z.number(),
  closed_as_unused: z.number(),
  export_entries: z.number(),
  proposals: z.number(),
})
export type RetentionRun = z.output<typeof retentionRun>

export const retentionView = z.object({
  settings: retentionSettings,
  /** The newest 10, newest first. */
  runs: z.array(retentionRun),
  /** The newest 50, newest first. */
  changes: z.array(settingsChange),
  /** The change that waits for another administrator. */
  waiting: waitingProposal,
})
