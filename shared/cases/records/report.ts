/** The office's acts of a month, in figures. */
import * as z from 'zod/mini'
import { applicationTitles } from '#shared/vocabulary/applications.ts'
import { reportActs } from '../rules/reports.ts'
import { stepDays } from './case.ts'

/** `YYYY-MM` */
export const reportMonth = z
  .string('Choose a month')
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month'))

const byType = z.record(z.enum(applicationTitles), z.number())

export const report = z.object({
  month: z.string(),
  /** The months that can be chosen, newest first: those that have counts, and the present one. */
  months: z.array(z.string()),
  /** The first month that has counts; what was done before is in no report. Null while nothing has been counted. */
  counted_since: z.nullable(z.string()),
  /** How often each act was done, and how often one was taken back. */
  acts: z.array(z.object({ act: z.enum(reportActs), done: byType, reversed: byType })),
  /** The cities of new applications, most first; `Other` for those that the portal does not suggest. */
  cities: z.array(z.object({ city: z.string(), submitted: z.number() })),
  /** The acts of each member of staff, including acts that were taken back later. */
  officers: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      reviews: z.number(),
      decisions: z.number(),
      returns: z.number(),
      fees: z.number(),
    }),
  ),
  /** The median of the days in each step, over the weeks that begin in the month, and the days that the office allows itself. */
  steps: z.array(z.extend(stepDays, { limit: z.nullable(z.number()) })),
  /** What was done in each month that has counts, newest first, without what was reversed. */
  trend: z.array(
    z.object({
      month: z.string(),
      submitted: z.number(),
      approved: z.number(),
      renewed: z.number(),
      declined: z.number(),
    }),
  ),
})
export type Report = z.output<typeof report>
