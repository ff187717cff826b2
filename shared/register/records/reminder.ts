/** How far the reminders of renewals have come, and what became of them on each day. */
import * as z from 'zod/mini'

/** The reminders by their days from the last day of the registration. */
export const reminderDays = {
  '60-days-before': -60,
  '30-days-before': -30,
  '7-days-before': -7,
  'last-day': 0,
  '30-days-after': 30,
} as const
export type ReminderKind = keyof typeof reminderDays
export const reminderKinds = Object.keys(reminderDays) as ReminderKind[]

/** The result of a holder's reminder: it is sent, or the reason why not. */
export const reminderOutcomes = [
  'sent',
  'without_account',
  'unreachable',
  'renewing',
  'not_renewable',
] as const

const forEachKind = <S>(schema: S): Record<ReminderKind, S> =>
  Object.fromEntries(reminderKinds.map((kind) => [kind, schema])) as Record<ReminderKind, S>

const counts = Object.fromEntries(reminderOutcomes.map((outcome) => [outcome, z.number()])) as Record<
  (typeof reminderOutcomes)[number],
  z.ZodMiniNumber
>

/** A day of the council with what the daily run has sent and left out. */
export const reminderDay = z.object({
  day: z.string(),
  /** False if time ran out: the next run continues. */
  finished: z.boolean(),
  ...counts,
})
export type ReminderDay = z.output<typeof reminderDay>

export const reminderProgress = z.object({
  version: z.number(),
  /** By kind: the last day of expiry that is done, and the registration up to which the next day is done. */
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
