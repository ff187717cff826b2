/** How far the reminders of renewals have come, and what became of them on each day. */
import * as z from 'zod/mini'
import { type ReminderKind, reminderKinds, reminderOutcomes } from '../rules/reminders.ts'

const forEachKind = <S>(schema: S): Record<ReminderKind, S> =>
  Object.fromEntries(reminderKinds.map((kind) => [kind, schema])) as Record<ReminderKind, S>

const counts = Object.fromEntries(reminderOutcomes.map((outcome) => [outcome, z.number()])) as Record<
  (typeof reminderOutcomes)[number],
  z.ZodMiniNumber
>

/** A day of the council with what the daily run has sent and left out. */
export const reminderDay = z.object({
  day: z.string(),
  /** False when time ran out: the next run goes on. */
  finished: z.boolean(),
  ...counts,
})
export type ReminderDay = z.output<typeof reminderDay>

export const reminderProgress = z.object({
  version: z.number(),
  /** By kind: the last end that is done, and the registration up to which a later one is done. */
  kinds: z.object(
    forEachKind(
      z.object({
        through: z.nullable(z.string()),
        after: z.nullable(z.object({ number: z.string(), valid_until: z.string() })),
      }),
    ),
  ),
  /** The newest 10 days with a run, newest first. */
  days: z.array(reminderDay),
})
export type ReminderProgress = z.output<typeof reminderProgress>
