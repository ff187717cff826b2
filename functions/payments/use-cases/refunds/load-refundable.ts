/** The payment that is to be refunded: a fee that is verified, or a deposit that pays for nothing. */
import type { FormerRecords } from '#functions/accounts/data/person/former-application.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import { findCaseOf, findFormer, paymentIn } from '#functions/payments/use-cases/bank-statement/match-rows.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isApproved } from '#shared/applications/rules/application-lifecycle.ts'
import { reasonAgainstWorking } from '#shared/cases/rules/own-case.ts'
import { Conflict, NotFound } from '#shared/kit/errors.ts'
import { dayInKarachi, formatDate, plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { reasonTakenBack } from '#shared/payments/rules/taken-back.ts'

interface Refundable {
  /** Null where the payment was typed, and no statement has told of it. */
  deposit: Deposit | null
  /** The case whose fee it has paid. */
  staffCase: StaffCase | null
  /** The application of that case where its applicant has begun another since, as it is kept. */
  former: FormerRecords | null
  /** In rupees. */
  amount: number
}

/** Whether the payment is a part of the fee, of which the rest is not paid. */
export const isPartOf = ({ review }: Pick<FormerRecords, 'review'>, challan: string): boolean =>
  plainNumber(review.part?.challan_no ?? '') === challan

/** What a case loses with its payment, or with the part of it that was accepted. */
export const withoutPayment = (paid: Pick<FormerRecords, 'review'>, challan: string) =>
  isPartOf(paid, challan)
    ? { form: { shortfall: null }, review: { part: null } }
    : { form: {}, review: { payment: null } }

/** A fee is refunded before the decision, or after it came to nothing: an approval rests on it. */
const caseObstacle = (
  { review, account }: StaffCase,
  former: FormerRecords | null,
  challan: string,
  staff: StaffMember,
) => {
  const own = reasonAgainstWorking(staff.account, account)
  if (own) return own
  if (isApproved(former?.application_form.status ?? review.status))
    return 'The application is approved: its approval has to be reversed first'
  if (former) return null
  if (review.payment && isPartOf({ review }, challan))
    return 'It is a part of a fee that is verified: that has to be reversed first'
  return review.pending && 'Something about this application waits for a second person'
}

const depositObstacle = ({ challan_no, taken_back, refund }: Deposit): string | null => {
  if (taken_back) return reasonTakenBack({ challan_no }, taken_back.paid_on)
  return refund ? `It was refunded on ${formatDate(dayInKarachi(new Date(refund.at)))}` : null
}

/** @throws NotFound; Conflict that says why it cannot be refunded */
export const loadRefundable = async (
  challan_no: string,
  staff: StaffMember,
  services: Needs<'cases' | 'challans' | 'deposits' | 'formerApplications' | 'users'>,
): Promise<Refundable> => {
  const challan = plainNumber(challan_no)
  const [deposit, payer] = await Promise.all([
    services.deposits.read(challan),
    services.challans.ownerOf(challan),
  ])
  const staffCase = payer ? await findCaseOf(payer, services) : null
  const isFormer = staffCase && (staffCase.former_form || !paymentIn(staffCase.review, challan))
  const former = isFormer ? ((await findFormer(challan, staffCase, services)) ?? null) : null
  const obstacle =
    (deposit && depositObstacle(deposit)) ?? (staffCase && caseObstacle(staffCase, former, challan, staff))
  if (obstacle) throw new Conflict(obstacle)
  const { review } = former ?? staffCase ?? {}
  const amount = ((review && paymentIn(review, challan)) ?? deposit)?.amount
  if (amount === undefined) throw new NotFound('There is no payment with this challan')
  return { deposit, staffCase, former, amount }
}
