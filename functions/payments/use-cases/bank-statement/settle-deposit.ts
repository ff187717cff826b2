/** What becomes of a deposit that no application was found for. */

import { requireUnusedChallan } from '#functions/payments/data/deposit-writes.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { dayInKarachi, formatDate, plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'

/** @throws NotFound */
export const loadDeposit = async (challan_no: string, { deposits }: Needs<'deposits'>): Promise<Deposit> => {
  const deposit = await deposits.read(plainNumber(challan_no))
  if (!deposit) throw new NotFound('There is no deposit with this challan')
  return deposit
}

/** The refusal to do anything more with a deposit that was settled. */
export const alreadySettled = ({ settled, taken_back, refund }: Deposit): Conflict => {
  const { application, by } = settled ?? {}
  if (taken_back) return new Conflict(`The bank took this deposit back on ${formatDate(taken_back.paid_on)}`)
  if (refund)
    return new Conflict(`This payment was refunded on ${formatDate(dayInKarachi(new Date(refund.at)))}`)
  return new Conflict(
    application
      ? `This deposit was matched with ${application.reference_no} by ${by?.name}`
      : `This deposit was set aside by ${by?.name}`,
  )
}

/** Whether this is the last that was done with a deposit: the same act sent again after its answer was lost. */
const isDoneBefore = (
  { history }: Deposit,
  { event, by, reason }: Omit<Deposit['history'][number], 'at'>,
): boolean => {
  const last = history.at(-1)
  return last?.event === event && last.by.id === by.id && last.reason === reason
}

/**
 * Takes a deposit off the list that pays for no application: it was refunded, or is somebody else's.
 * @throws NotFound; Conflict when it was settled before by somebody else, or otherwise
 */
export const setDepositAside = async (
  { challan_no, reason }: { challan_no: string; reason: string },
  { staff, attempt }: Pick<RequestContext, 'attempt'> & { staff: StaffMember },
  services: Needs<'deposits'>,
): Promise<void> => {
  const deposit = await loadDeposit(challan_no, services)
  const [by, at] = [clerkOf(staff), attempt.now.toISOString()]
  const entry = { event: 'set-aside' as const, by, at, reason }
  if (isDoneBefore(deposit, entry)) return
  if (deposit.settled) throw alreadySettled(deposit)
  const settled = { by, at, application: null, reason }
  const after = { ...deposit, settled, history: [...deposit.history, entry] }
  if (await services.deposits.change(deposit, after, attempt)) return
  const now = await loadDeposit(challan_no, services)
  if (!isDoneBefore(now, entry)) throw alreadySettled(now.settled ? now : after)
}

/** Why it is not set aside, or cannot be opened. */
const refusalOf = (deposit: Deposit): Conflict => {
  const { settled, taken_back, refund } = deposit
  if (!settled) return new Conflict('This deposit is in the list of unmatched deposits already')
  return settled.application || taken_back || refund
    ? alreadySettled(deposit)
    : new Conflict('The challan of this deposit has paid for an application since')
}

/** Returns a deposit to the list that was set aside by mistake. @throws NotFound; Conflict when it is not set aside, or its challan has paid since */
export const reopenDeposit = async (
  { challan_no, reason }: { challan_no: string; reason: string },
  { staff, attempt }: Pick<RequestContext, 'attempt'> & { staff: StaffMember },
  services: Needs<'deposits'>,
): Promise<void> => {
  const deposit = await loadDeposit(challan_no, services)
  const entry = { event: 'returned' as const, by: clerkOf(staff), at: attempt.now.toISOString(), reason }
  if (isDoneBefore(deposit, entry) && !deposit.settled) return
  if (!deposit.settled || deposit.settled.application || deposit.taken_back || deposit.refund)
    throw refusalOf(deposit)
  const after = { ...deposit, settled: null, history: [...deposit.history, entry] }
  if (await services.deposits.change(deposit, after, attempt, [requireUnusedChallan(deposit)])) return
  throw refusalOf(await loadDeposit(challan_no, services))
}
