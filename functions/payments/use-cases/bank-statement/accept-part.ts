/** Accepts a deposit of too little as a part of the fee: its applicant prints a second voucher over the rest. */
import { numberOf, putVoucher } from '#functions/applications/data/voucher.ts'
import { writesForVerifiedPayment } from '#functions/cases/use-cases/actions/payment-writes.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { Stale } from '#shared/kit/errors.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'

type Request = Pick<RequestContext, 'attempt' | 'now'> & { staff: StaffMember }

/** @throws Stale when case or deposit were changed meanwhile, or the number of the second voucher is taken */
export const acceptPart = async (
  deposit: Deposit,
  staffCase: StaffCase,
  rest: number,
  { staff, attempt, now }: Request,
  services: Needs<'cases' | 'deposits' | 'newId'>,
): Promise<void> => {
  const { challan_no, amount, paid_on } = deposit
  const { id, review, application_form } = staffCase
  const by = clerkOf(staff)
  const at = now.toISOString()
  const voucher_number = voucherNumberOf(numberOf(services.newId()))
  const paying = { challan_no, amount, by, attempt, statement: deposit }
  const details = { challan_no, amount: String(amount), rest: String(rest), voucher_number }
  const change = {
    // The sheets have to be printed again; and money was received, so that the renewal no longer ends by itself.
    form: { shortfall: { voucher_number, paid: amount, at }, printed_at: null, pay_by: null },
    review: { part: { challan_no, amount, paid_on, verified_by: by, verified_at: at } },
    event: { event: 'PART_ACCEPTED' as const, by: eventAuthor(by), details },
    email: { id: services.newId(), kind: 'fee-short' as const, user_id: id },
    extraWrites: [
      ...(await writesForVerifiedPayment(staffCase, paying, services)),
      { write: putVoucher(voucher_number, id), refusal: () => new Stale(null) },
    ],
  }
  await services.cases.change(review, application_form, change, attempt)
}
