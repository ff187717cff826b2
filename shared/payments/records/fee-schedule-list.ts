/** The data of the screen of fee schedules: the schedules, open proposals, and past changes. */
import * as z from 'zod/mini'
import { clerk } from '#shared/staff/records/clerk.ts'
import { feeScheduleRecord } from './fee-schedule.ts'
import { feeScheduleProposal } from './fee-schedule-proposal.ts'

/** The outcome of a proposal, or an operator's addition. */
export const feeScheduleChange = z.object({
  event: z.enum(['ADDED', 'CHANGED', 'REMOVED', 'REFUSED', 'WITHDRAWN']),
  at: z.string(),
  /** The person who confirmed, refused or withdrew the proposal; if there was none, the person who made the change. */
  by: clerk,
  /** Null in entries of operators. */
  proposed: z.nullable(z.object({ by: clerk, at: z.string(), reason: z.string() })),
  /** Why the proposal was refused. */
  reason: z.nullable(z.string()),
  /** The schedule as one line of text; null where there was or is none. */
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})
export type FeeScheduleChange = z.output<typeof feeScheduleChange>

export const feeScheduleList = z.object({
  /** The council's day: what begins after it may still be changed. */
  today: z.string(),
  /** The latest first; proposals set no fee and are not among them. */
  schedules: z.array(feeScheduleRecord),
  /** The proposals that wait for a second person, the earliest first day first. */
  proposals: z.array(feeScheduleProposal),
  /** The newest 50, newest first. */
  changes: z.array(feeScheduleChange),
})
export type FeeScheduleList = z.output<typeof feeScheduleList>
