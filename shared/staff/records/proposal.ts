/** Proposals of one member of staff that another confirms, of all kinds. */
import * as z from 'zod/mini'
import { optionalLines } from '#shared/kit/fields/text.ts'
import { proposalActions } from '#shared/staff/rules/second-person.ts'
import { proposalKinds } from '../rules/proposals.ts'
import { clerk } from './clerk.ts'
import { changedSetting } from './settings-change.ts'

const proposed = {
  id: z.string(),
  kind: z.enum(proposalKinds),
  /** In a sentence: "Invite Amna Khan (amna@council.example) as Reviewer". */
  title: z.string(),
  /** Empty where none was asked for. */
  reason: z.string(),
  by: clerk,
  at: z.string(),
}

/** What waits, on the page of what it would change. */
export const waitingProposal = z.nullable(
  z.object({ title: z.string(), by: clerk, at: z.string(), changes: z.array(changedSetting) }),
)
export type WaitingProposal = NonNullable<z.output<typeof waitingProposal>>

const proposal = z.object({
  ...proposed,
  /** The member of staff, the import, the book or the entry that it is about, of a letter with the id of its request; null where it is about none. */
  about: z.nullable(z.string()),
  /** The paper on which a change of standing rests; null without one. */
  document: z.nullable(z.string()),
  /** What would be otherwise, where it can be said value by value. */
  changes: z.array(changedSetting),
  /** The actions that the caller may take. */
  actions: z.array(z.enum(proposalActions)),
})
export type Proposal = z.output<typeof proposal>

export const settledProposal = z.object({
  ...proposed,
  outcome: z.enum(['confirmed', 'refused', 'withdrawn']),
  settled: z.object({ by: clerk, at: z.string(), reason: z.string() }),
})
export type SettledProposal = z.output<typeof settledProposal>

export const proposalList = z.object({
  open: z.array(proposal),
  /** The newest first. */
  settled: z.array(settledProposal),
})

export const proposalSettlement = z.strictObject({
  action: z.enum(proposalActions, 'This cannot be done'),
  /** Why it is refused. */
  reason: z.optional(optionalLines(300)),
  /** Whoever confirms a book has compared the rows that were drawn; of a walk-in, what was signed. */
  compared: z.optional(z.literal(true, 'Say that you have compared it')),
})
export type ProposalSettlement = z.output<typeof proposalSettlement>
