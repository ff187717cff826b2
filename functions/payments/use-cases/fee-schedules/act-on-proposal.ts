/** A second person confirms or refuses a proposal for a fee schedule, or the person who made it withdraws it. */
import type { Attempt } from '#functions/platform/table/record.ts'
import { requireNoFieldErrors, requireVersion } from '#functions/platform/use-cases/require-version.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotAllowed, NotFound } from '#shared/kit/errors.ts'
import { isRealDate } from '#shared/kit/format.ts'
import type { FeeScheduleRecord } from '#shared/payments/records/fee-schedule.ts'
import type { FeeScheduleChange } from '#shared/payments/records/fee-schedule-list.ts'
import type { ProposalCommand } from '#shared/payments/records/fee-schedule-proposal.ts'
import { isTooLate, proposedEvent, tooLate } from '#shared/payments/rules/fee-schedule-proposals.ts'
import { isLocked, scheduleHasBegun } from '#shared/payments/rules/fee-schedules.ts'
import { personObstacle } from '#shared/staff/rules/second-person.ts'

/** The fee schedule that a request names, as long as it may be changed. @throws NotFound for what is no day; Conflict when the schedule does not exist any more, or has begun; Stale */
export const loadFutureSchedule = async (
  firstDay: string,
  { today, versionRead }: { today: string; versionRead: number | undefined },
  { feeSchedules }: Needs<'feeSchedules'>,
): Promise<FeeScheduleRecord> => {
  if (!isRealDate(firstDay)) throw new NotFound()
  const schedule = await feeSchedules.read(firstDay)
  if (!schedule) throw new Conflict('This schedule no longer exists')
  if (isLocked(schedule, today)) throw new Conflict(scheduleHasBegun)
  requireVersion(schedule, versionRead)
  return schedule
}

const done: Record<FeeScheduleChange['event'], string> = {
  ADDED: 'Fee schedule added',
  CHANGED: 'Fee schedule changed',
  REMOVED: 'Fee schedule removed',
  REFUSED: 'Proposal refused',
  WITHDRAWN: 'Proposal withdrawn',
}

/**
 * @returns the sentence for the person who did it
 * @throws NotFound for what is no day; Conflict when the proposal or its schedule is not as it was read, or the first day
 * has come; NotAllowed where it is for another person to do; Invalid when a refusal has no reason
 */
export const actOnProposal = async (
  firstDay: string,
  { action, proposal: id, reason = '' }: ProposalCommand,
  { staff, today, attempt }: { staff: StaffMember; today: string; attempt: Attempt },
  { feeScheduleProposals }: Needs<'feeScheduleProposals'>,
): Promise<string> => {
  if (!isRealDate(firstDay)) throw new NotFound()
  const proposal = await feeScheduleProposals.read(firstDay, id, attempt)
  if ('ended' in proposal) return done[proposal.ended]
  const obstacle = personObstacle(action, proposal, staff.id)
  if (obstacle) throw new NotAllowed(obstacle)
  const by = { by: clerkOf(staff), today, attempt }
  if (action === 'withdraw') {
    await feeScheduleProposals.withdraw(proposal, by)
    return done.WITHDRAWN
  }
  if (action === 'refuse') {
    requireNoFieldErrors(reason ? {} : { reason: ['Enter a reason'] })
    await feeScheduleProposals.refuse(proposal, reason, by)
    return done.REFUSED
  }
  if (isTooLate(proposal, today)) throw new Conflict(tooLate)
  await feeScheduleProposals.confirm(proposal, by)
  return done[proposedEvent(proposal)]
}
