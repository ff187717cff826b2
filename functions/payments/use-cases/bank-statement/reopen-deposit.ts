/** Returns a deposit to the list that was set aside by mistake. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { clerkOf } from '#functions/staff/use-cases/clerk.ts'
import { Conflict } from '#shared/kit/errors.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { alreadySettled, isDoneBefore, loadDeposit } from './load-deposit.ts'

/** Why it is not set aside, or cannot be opened. */
const refusalOf = ({ settled }: Deposit): Conflict => {
  if (!settled) return new Conflict('This deposit is in the list of unmatched deposits already')
  return settled.application
    ? alreadySettled(settled)
    : new Conflict('The challan of this deposit has paid for an application since')
}

/** @throws NotFound; Conflict when it is not set aside, or its challan has paid since */
export const reopenDeposit = async (
  { challan_no, reason }: { challan_no: string; reason: string },
  { staff, attempt }: Pick<RequestContext, 'attempt'> & { staff: StaffMember },
  services: Needs<'deposits'>,
): Promise<void> => {
  const deposit = await loadDeposit(challan_no, services)
  const by = clerkOf(staff)
  if (isDoneBefore(deposit, { event: 'returned', by, reason }) && !deposit.settled) return
  if (!deposit.settled || deposit.settled.application) throw refusalOf(deposit)
  const at = attempt.now.toISOString()
  if (await services.deposits.reopen(deposit, deposit.settled, { by, at, reason }, attempt)) return
  throw refusalOf(await loadDeposit(challan_no, services))
}
