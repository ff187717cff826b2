/** For how long a registration is valid, and when it is renewed: data with a first day each, like fees. */
import * as z from 'zod/mini'

export const term = z.object({
  /** First day on which it applies, `YYYY-MM-DD`. */
  effective_from: z.string(),
  name: z.string(),
  /** True while the council has not set its own figures. */
  sample: z.boolean(),
  years: z.number(),
  /** Days before the end from which a renewal may be made. */
  renewal_days: z.number(),
  /** Days after the end in which a renewal is not late. */
  grace_days: z.number(),
  /** Days after the end after which an entry that was not renewed leaves the register. */
  removal_days: z.number(),
})
export type Term = z.output<typeof term>
