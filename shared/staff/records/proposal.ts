/** Proposals of one member of staff that another confirms, of all kinds. */
import * as z from 'zod/mini'
import { optionalLines } from '#shared/kit/fields/text.ts'
import { proposalActions } from '#shared/staff/rules/second-person.ts'
import { proposalKinds } from '../rules/proposals.ts'
import { clerk } from './clerk.ts'

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

const proposal = z.object({
  ...proposed,
  /** The member of staff, the import or the book that it is about; null where it is about none. */
  about: z.nullable(z.string()),
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
})
