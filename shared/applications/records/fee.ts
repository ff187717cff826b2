/** Fee schedules are data with a first day each, never constants; staff add rows for the future. */
import * as z from 'zod/mini'

const lateFee = z.discriminatedUnion('kind', [
  /** `amount` rupees per year or part of a year after the grace. */
  z.object({ kind: z.literal('per-year'), amount: z.number(), cap: z.number() }),
  /** `percent` of the base for each day after the grace. */
  z.object({ kind: z.literal('percent-per-day'), percent: z.number(), cap: z.number() }),
])
export type LateFee = z.output<typeof lateFee>

const feeRule = z.object({
  /** Rupees. */
  base: z.number(),
  /** Days after the degree's issue in which nothing is added. */
  grace_in_days: z.number(),
  late: z.nullable(lateFee),
})
export type FeeRule = z.output<typeof feeRule>

export const feeSchedule = z.object({
  /** First day on which it applies, `YYYY-MM-DD`. */
  effective_from: z.string(),
  name: z.string(),
  /** True while the council has not set its own figures. */
  sample: z.boolean(),
  rules: z.object({ 'New Registration': feeRule, 'Renewal Registration': feeRule }),
})
export type FeeSchedule = z.output<typeof feeSchedule>

const feeLine = z.object({ label: z.string(), amount: z.number() })
export type FeeLine = z.output<typeof feeLine>

/** The explanation of the amount: the amount and its lines by title, and their schedule. */
export const feeDetails = z.object({
  amounts: z.object({ 'New Registration': z.number(), 'Renewal Registration': z.number() }),
  lines: z.object({ 'New Registration': z.array(feeLine), 'Renewal Registration': z.array(feeLine) }),
  schedule: z.object({ name: z.string(), effective_from: z.string(), sample: z.boolean() }),
})
export type FeeDetails = z.output<typeof feeDetails>
