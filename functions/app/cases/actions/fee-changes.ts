/** The changes of the fee; none of them moves the review. */
import { deleteChallan, putChallan } from '#functions/data/challan.ts'
import { putIndexEntry } from '#functions/data/search-index.ts'
import { Conflict, Invalid } from '#shared/errors.ts'
import { plainNumber } from '#shared/format.ts'
import type { ActionChange, CommandContext } from './action-change.ts'

export const changeForVerifiedFee = ({ staffCase, command, clerk, now }: CommandContext): ActionChange => {
  if (!command.payment) return {}
  const { voucher_number, ...paid } = command.payment
  const voucher: Record<string, string> = voucher_number ? { voucher_number } : {}
  const challan = plainNumber(paid.challan_no)
  const alreadyUsed = () =>
    new Invalid({ 'payment.challan_no': ['This challan has already paid for another application'] })
  return {
    review: { payment: { ...paid, ...voucher, verified_by: clerk, verified_at: now.toISOString() } },
    extraWrites: [
      { write: putChallan(challan, staffCase.id), refusal: alreadyUsed },
      { write: putIndexEntry('CHALLAN', challan, staffCase.id), refusal: alreadyUsed },
    ],
    details: { challan_no: paid.challan_no, amount: String(paid.amount), ...voucher },
  }
}

export const changeForReversedFee = (context: CommandContext): ActionChange => {
  const { payment } = context.staffCase.review
  const paymentChanged = () => new Conflict('The payment was changed in the meantime')
  return {
    review: { payment: null },
    extraWrites: payment
      ? [
          {
            write: deleteChallan(plainNumber(payment.challan_no), context.staffCase.id),
            refusal: paymentChanged,
          },
        ]
      : [],
  }
}
