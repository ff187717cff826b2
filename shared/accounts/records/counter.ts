/** An account that staff have made for somebody without e-mail. */
import * as z from 'zod/mini'

const clerk = z.object({ id: z.string(), name: z.string() })

export const counterConfirmation = z.object({
  at: z.string(),
  by: clerk,
  /** The person's number of that day. */
  number: z.number(),
})

export const counter = z.object({
  at: z.string(),
  /** Everybody who has entered for the person, and who has confirmed it; the first made the account. */
  clerks: z.array(clerk),
  /** When its application was handed in. */
  confirmed: z.optional(counterConfirmation),
  /** The person has begun a further application, with which none of them has had to do. */
  followed: z.optional(z.literal(true)),
})
export type Counter = z.output<typeof counter>
