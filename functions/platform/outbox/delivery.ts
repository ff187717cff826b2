/** What happened to an e-mail after the mail service had accepted it. */
import * as z from 'zod/mini'
import { returnReasons } from '#shared/accounts/records/unreachable-address.ts'

/**
 * In the order in which they can follow one another: a later one replaces an earlier one, whichever is reported
 * first.
 */
const deliveryOutcomes = ['delayed', 'delivered', 'rejected', 'bounced', 'complained'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const delivery = z.object({
  outcome: z.enum(deliveryOutcomes),
  at: z.string(),
  reason: z.nullable(z.enum(returnReasons)),
})
export type Delivery = z.output<typeof delivery>

/** The outcomes that this one may take the place of. */
export const earlierOutcomes = (outcome: DeliveryOutcome): readonly DeliveryOutcome[] =>
  deliveryOutcomes.slice(0, deliveryOutcomes.indexOf(outcome))
