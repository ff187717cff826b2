/** The standings of an entry of the register, and what its being suspended or removed says. */
import * as z from 'zod/mini'

/** `expired` is never stored: it follows from the day (rules/registration.ts). */
export const standings = ['active', 'expired', 'suspended', 'removed'] as const
export type Standing = (typeof standings)[number]

/** Why an entry is suspended or removed; what people read: rules/standing-changes.ts. */
export const standingReasons = [
  'approval-reversed',
  'not-renewed',
  'own-request',
  'died',
  'decided-by-council',
  'under-inquiry',
  'ordered-by-court',
  'registered-by-mistake',
] as const
export type StandingReason = (typeof standingReasons)[number]

/** The public sentence about it, from rules/register-words.ts. */
export const publicWordings = [
  'own-request',
  'died',
  'decision',
  'inquiry',
  'court',
  'mistake',
  'not-renewed',
] as const
export type PublicWording = (typeof publicWordings)[number]

/** Since when an entry is suspended or removed, and why. */
export const standingChange = z.object({
  since: z.string(),
  reason: z.enum(standingReasons),
  /** Left out where everybody reads the standing only. */
  wording: z.optional(z.enum(publicWordings)),
  /** The first day on which it does not hold any more. */
  until: z.optional(z.string()),
  /** Of a reversed approval: its certificate had been handed over, so that people may ask about it. */
  handed_over: z.optional(z.boolean()),
})
export type StandingChange = z.output<typeof standingChange>

/** What happens to a standing, by the letter that stands for it in the code of a paper. */
export const standingSteps = {
  S: 'SUSPENDED',
  I: 'REINSTATED',
  R: 'REMOVED',
  B: 'RESTORED',
  D: 'DIED',
} as const

/** One of them, and the day from which it applies. */
export const standingStep = z.object({ event: z.enum(Object.values(standingSteps)), on: z.string() })
export type StandingStep = z.output<typeof standingStep>
