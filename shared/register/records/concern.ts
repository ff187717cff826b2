/** What somebody at a door tells the council about a place of practice. It is no standing, and nobody but registrars reads it. */
import * as z from 'zod/mini'
import { lines, optionalLines } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { checkOutcomes, concernKinds, concernOutcomes, concerns } from '#shared/vocabulary/register.ts'
import { namedCheck } from './check.ts'
import { standings } from './standing.ts'

/** Without a name: who tells needs not say who they are. */
export const newConcern = z.strictObject({
  about: z.enum(concerns, 'Choose what is wrong'),
  words: optionalLines(300),
})
export type NewConcern = z.output<typeof newConcern>

/** As it is stored until a registrar has ended it. */
export const concern = z.object({
  id: z.string(),
  number: z.string(),
  /** The place of the entry at whose door it was; of a check by name empty. */
  place: z.string(),
  /** The check of which the holder knows nothing. */
  check: z.optional(
    z.extend(
      z.pick(namedCheck, { at: true, organisation: true, email: true, purpose: true, premises: true }),
      { id: z.optional(z.string()) },
    ),
  ),
  about: z.enum(concernKinds),
  words: z.string(),
  at: z.string(),
})
export type Concern = z.output<typeof concern>

const outcome = z.enum([...concernOutcomes, ...checkOutcomes], 'Choose how it ended')

export const endedConcern = z.extend(concern, {
  outcome,
  /** The organisation that asked may not ask any more. */
  stops: z.optional(z.boolean()),
  note: z.string(),
  by: clerk,
  ended_at: z.string(),
})
export type EndedConcern = z.output<typeof endedConcern>

/** Beside what the register says today. */
const waitingConcern = z.extend(concern, {
  /** Of the holder; empty where the entry is not there any more. */
  name: z.string(),
  standing: z.nullable(z.enum(standings)),
  /** Name, city and role as the holder declared them; null where they are not kept any more. */
  declared: z.nullable(z.string()),
  /** Why the caller may not end it; null where they may. */
  obstacle: z.nullable(z.string()),
})
export type WaitingConcern = z.output<typeof waitingConcern>

export const concernsView = z.object({
  /** The oldest that wait, at most 50. */
  waiting: z.array(waitingConcern),
  /** The 25 that were ended last. */
  ended: z.array(endedConcern),
})
export type ConcernsView = z.output<typeof concernsView>

export const concernEnd = z.strictObject({
  outcome,
  stops: z.optional(z.boolean('Send true or false')),
  note: lines('Enter what was found', 300),
})
export type ConcernEnd = z.output<typeof concernEnd>
