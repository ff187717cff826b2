/** The standings of an entry of the register, and what its being suspended or removed says. */
import * as z from 'zod/mini'

/** `expired` is never stored: it follows from the day (rules/registration.ts). */
export const standings = ['active', 'expired', 'suspended', 'removed'] as const
export type Standing = (typeof standings)[number]

/** Why an entry is suspended or removed; what people read: rules/registration.ts. */
const standingReasons = [
  'approval-reversed',
  'not-renewed',
  'own-request',
  'died',
  'decided-by-council',
  'registered-by-mistake',
] as const

/** Since when an entry is suspended or removed, and why. */
export const standingChange = z.object({ since: z.string(), reason: z.enum(standingReasons) })
