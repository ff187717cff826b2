/** One person proposes a refund, or to take one back; nothing changes yet. */
import { loadDeposit } from '#functions/payments/use-cases/bank-statement/settle-deposit.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, Invalid } from '#shared/kit/errors.ts'
import { formatRupees, plainNumber } from '#shared/kit/format.ts'
import type { RefundProposal } from '#shared/payments/records/refund.ts'
import { isPartOf, loadRefundable } from './load-refundable.ts'

type Services = Needs<'cases' | 'challans' | 'deposits' | 'formerApplications' | 'proposals' | 'users'>

const loadWhatIsProposed = async (
  { challan_no, to }: RefundProposal,
  staff: StaffMember,
  services: Services,
): Promise<{ title: string; applicant: string | null }> => {
  if (!to) {
    const { refund, amount } = await loadDeposit(challan_no, services)
    if (!refund) {
      const { staffCase } = await loadRefundable(challan_no, staff, services)
      if (!staffCase || !isPartOf(staffCase, plainNumber(challan_no)))
        throw new Conflict('This payment was not refunded')
      const { reference_no } = staffCase.application_form
      const part = `Take back that ${formatRupees(amount)}, challan ${challan_no}, is a part of the fee of ${reference_no}`
      return { title: part, applicant: staffCase.id }
    }
    const title = `Take back the refund of ${formatRupees(amount)}, challan ${challan_no}, to ${refund.payee}`
    return { title, applicant: refund.application?.id ?? null }
  }
  const { amount, staffCase, former } = await loadRefundable(challan_no, staff, services)
  if (to.amount !== amount) throw new Invalid({ 'to.amount': [`The payment is ${formatRupees(amount)}`] })
  const { reference_no } = (former ?? staffCase)?.application_form ?? {}
  const what = reference_no ? `the fee of ${reference_no}` : 'a deposit'
  const title = `Refund ${what}, ${formatRupees(amount)}, challan ${challan_no}, to ${to.payee}, ${to.account}`
  return { title, applicant: staffCase?.id ?? null }
}

/** @throws NotFound, Conflict, Invalid */
export const proposeRefund = async (
  proposed: RefundProposal,
  { attempt, staff }: Pick<RequestContext, 'attempt'> & { staff: StaffMember },
  services: Services,
): Promise<void> => {
  const { title, applicant } = await loadWhatIsProposed(proposed, staff, services)
  const { challan_no, reason } = proposed
  const [subject, contents] = [plainNumber(challan_no), { ...proposed, applicant }]
  const by = clerkOf(staff)
  await services.proposals.propose({ kind: 'refund', subject, title, reason, contents, by }, attempt)
}
