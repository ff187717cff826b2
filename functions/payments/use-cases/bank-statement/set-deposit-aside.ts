/** Takes a deposit off the list that pays for no application: it was refunded, or is somebody else's. */

import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { clerkOf } from '#functions/staff/use-cases/clerk.ts'
import { alreadySettled, isDoneBefore, loadDeposit } from './load-deposit.ts'

/** @throws NotFound; Conflict when it was settled before by somebody else, or otherwise */
export const setDepositAside = async (
  { challan_no, reason }: { challan_no: string; reason: string },
  { staff, attempt }: Pick<RequestContext, 'attempt'> & { staff: StaffMember },
  services: Needs<'deposits'>,
): Promise<void> => {
  const deposit = await loadDeposit(challan_no, services)
  const by = clerkOf(staff)
  if (isDoneBefore(deposit, { event: 'set-aside', by, reason })) return
  if (deposit.settled) throw alreadySettled(deposit.settled)
  const settled = { by, at: attempt.now.toISOString(), application: null, reason }
  if (await services.deposits.setAside(deposit, settled, attempt)) return
  const now = await loadDeposit(challan_no, services)
  if (!isDoneBefore(now, { event: 'set-aside', by, reason })) throw alreadySettled(now.settled ?? settled)
}
