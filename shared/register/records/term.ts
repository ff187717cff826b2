/** For how long a registration is valid, and when it is renewed: data with a first day each, like fees. */
import * as z from 'zod/mini'
import { date } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, lines } from '#shared/kit/fields/text.ts'

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

export const termRecord = z.extend(term, { version: z.number() })
export type TermRecord = z.output<typeof termRecord>

/** How a proposal changes a term; null if there was or will be none. */
export const termProposal = z.object({ before: z.nullable(termRecord), after: z.nullable(term) })

const mostYears = 20
const days = (missing: string) =>
  z.int(missing).check(z.minimum(0, missing), z.maximum(mostYears * 365, 'Enter fewer days'))

const reason = lines('Enter a reason', 300)

/** A term that is proposed; one with the same first day takes its place. */
export const proposedTerm = z.strictObject({
  effective_from: date('First day', 'Enter the first day'),
  name: line('Enter a name, such as Term 2027', 80),
  years: z
    .int('Enter the years of validity')
    .check(
      z.minimum(1, 'Enter the years of validity'),
      z.maximum(mostYears, `Enter at most ${mostYears} years`),
    ),
  renewal_days: days('Enter the days before the end from which a renewal may be made'),
  grace_days: days('Enter the days of grace, 0 for none'),
  removal_days: days('Enter the days after which an entry is removed'),
  reason,
})
export type ProposedTerm = z.output<typeof proposedTerm>

export const proposedTermRemoval = z.strictObject({ reason })

/** A proposal that waits, as the page of terms names it. */
const waitingTerm = z.object({ first_day: z.string(), title: z.string(), by: z.string() })

export const termList = z.object({
  /** The council's day: what begins after it may still be changed. */
  today: z.string(),
  /** The latest first; the last is the sample. */
  terms: z.array(termRecord),
  waiting: z.array(waitingTerm),
})
export type TermList = z.output<typeof termList>
