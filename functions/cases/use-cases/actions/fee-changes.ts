/** The changes of the fee; none of them moves the review. */

import type { Needs } from '#functions/services.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import { wrongFee } from '../against-approval.ts'
import type { ActionChange, CommandContext } from './action-change.ts'
import { writesForRemovedPayment, writesForVerifiedPayment } from './payment-writes.ts'

export const changeForVerifiedFee = async (
  { staffCase, command, clerk, now, attempt, statement }: CommandContext,
  services: Needs<'deposits' | 'feeSchedules'>,
): Promise<ActionChange> => {
  if (!command.payment) return {}
  const [wrong] = await wrongFee(staffCase, services)
  if (wrong) throw new Invalid({ 'payment.amount': [wrong] })
  const { voucher_number, ...paid } = command.payment
  const voucher: Record<string, string> = voucher_number ? { voucher_number } : {}
  const paying = { ...paid, by: clerk, attempt, statement }
  return {
    review: { payment: { ...paid, ...voucher, verified_by: clerk, verified_at: now.toISOString() } },
    extraWrites: await writesForVerifiedPayment(staffCase, paying, services),
    email: 'fee-received',
    details: { challan_no: paid.challan_no, amount: String(paid.amount), ...voucher },
  }
}

export const changeForReversedFee = async (
  { staffCase, attempt }: CommandContext,
  services: Needs<'deposits'>,
): Promise<ActionChange> => {
  const refusal = () => new Conflict('The payment was changed in the meantime')
  return {
    review: { payment: null },
    extraWrites: await writesForRemovedPayment(staffCase, { attempt, refusal }, services),
  }
}
