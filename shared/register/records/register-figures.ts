/** The register in figures: how many entries of each kind there were on a day, counted by the daily work. */
import * as z from 'zod/mini'
import { reminderDay } from './reminder.ts'
import { type Standing, standings } from './standing.ts'

const standingCounts = z.object(
  Object.fromEntries(standings.map((standing) => [standing, z.number()])) as Record<
    Standing,
    z.ZodMiniNumber
  >,
)
export type StandingCounts = z.output<typeof standingCounts>

const counts = z.record(z.string(), z.number())

/**
 * The numbers that are counted entry by entry. Months are `YYYY-MM`, or `earlier` and `later` than those that have a
 * separate number.
 */
const registerTally = z.object({
  entries: z.number(),
  standings: standingCounts,
  /** Of the removed ones, by the reason. */
  removed: counts,
  categories: z.record(z.string(), standingCounts),
  cities: z.record(z.string(), standingCounts),
  /** By the month in which they end or have ended, without those that are removed. */
  ends: counts,
  /** Of these the ones that may be renewed now. */
  due: counts,
})
export type RegisterTally = z.output<typeof registerTally>

/** How far a count has come. */
export const figuresCount = z.object({
  version: z.number(),
  /** The day in Karachi on which it began: standings are those of this day. */
  day: z.string(),
  /** The last number that is counted; letters and digits only. */
  after: z.nullable(z.string()),
  finished: z.boolean(),
  tally: registerTally,
})
export type FiguresCount = z.output<typeof figuresCount>

export const registerFigures = z.extend(registerTally, {
  day: z.string(),
  counted_at: z.string(),
  /** Renewals approved in each of the last 13 months that have counts, without those reversed, newest first. */
  renewed: z.array(z.object({ month: z.string(), renewals: z.number() })),
})
export type RegisterFigures = z.output<typeof registerFigures>

/** The data of the page of figures. */
export const figuresView = z.object({
  /** Null before the first count. */
  figures: z.nullable(registerFigures),
  /** The newest day on which reminders of renewals were sent; null before the first. */
  reminders: z.nullable(reminderDay),
})
export type FiguresView = z.output<typeof figuresView>

/** When the figures that somebody has were counted; null where there are none. A count gives newer ones. */
export const figuresKnown = z.strictObject({ counted_at: z.nullable(z.string('Load the page again')) })
export type FiguresKnown = z.output<typeof figuresKnown>

/** The progress of a count that somebody has started; it continues with the next request, or at night. */
export const countedSoFar = z.object({ finished: z.boolean(), entries: z.number() })
