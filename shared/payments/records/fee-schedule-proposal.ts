/** A new fee schedule, a change or a removal that one member of staff proposes and another one confirms. */
import * as z from 'zod/mini'
import { feeSchedule } from '#shared/applications/records/fee.ts'
import { line, lines, optionalLines } from '#shared/kit/fields/text.ts'
import { clerk } from '#shared/staff/records/clerk.ts'
import { proposalActions } from '#shared/staff/rules/second-person.ts'
import { feeScheduleChanges, feeScheduleRecord, newFeeSchedule } from './fee-schedule.ts'

const longestReason = 300
const reason = lines('Enter a reason', longestReason)

export const proposedFeeSchedule = z.extend(newFeeSchedule, { reason })
export const proposedFeeScheduleChanges = z.extend(feeScheduleChanges, { reason })
export const proposedRemoval = z.strictObject({ reason })

export const feeScheduleProposal = z.object({
  id: z.string(),
  first_day: z.string(),
  /** The schedule that the proposal was made for; null when it adds one. */
  before: z.nullable(feeScheduleRecord),
  /** The schedule as it would be; null when it is to be removed. */
  after: z.nullable(feeSchedule),
  reason: z.string(),
  by: clerk,
  at: z.string(),
})
export type FeeScheduleProposal = z.output<typeof feeScheduleProposal>

export const proposalCommand = z.strictObject({
  action: z.enum(proposalActions, 'This cannot be done'),
  /** The id of the proposal that was read, so that nobody confirms another one. */
  proposal: line('Name the proposal', 80),
  /** Why it is refused. */
  reason: z.optional(optionalLines(longestReason)),
})
export type ProposalCommand = z.output<typeof proposalCommand>
