/** A refund that one person proposes and another confirms, and the taking back of one. */
import * as z from 'zod/mini'
import { challanNumber } from '#shared/kit/fields/dates-and-numbers.ts'
import { line, lines } from '#shared/kit/fields/text.ts'

const refundTo = z.strictObject({
  payee: line('Enter who gets the money', 80),
  account: line('Enter the bank account or the number of the pay order', 60),
  /** In rupees: the whole payment, typed as a check. */
  amount: z.number('Enter the amount'),
})

export const refundProposal = z.strictObject({
  challan_no: challanNumber,
  reason: lines('Enter a reason'),
  /** Null where a refund is to be taken back, because it was not paid out or came back, or a part of a fee. */
  to: z.nullable(refundTo),
})
export type RefundProposal = z.output<typeof refundProposal>
