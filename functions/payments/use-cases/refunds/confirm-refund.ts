/** A second person confirms a refund: the payment pays for nothing any more. Taken back, it is a deposit again. */
import { type FormerRecords, writeToFormer } from '#functions/accounts/data/person/former-application.ts'
import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import { deleteChallan } from '#functions/payments/data/challan.ts'
import {
  requireUnusedChallan,
  writesForChangedDeposit,
  writesForNewDeposit,
} from '#functions/payments/data/deposit-writes.ts'
import { countRemovedPayment } from '#functions/payments/data/money-counter.ts'
import { findCaseOf } from '#functions/payments/use-cases/bank-statement/match-rows.ts'
import { alreadySettled, loadDeposit } from '#functions/payments/use-cases/bank-statement/settle-deposit.ts'
import type { CaseEmail } from '#functions/platform/outbox/stored-email.ts'
import type { Attempt } from '#functions/platform/table/record.ts'
import type { Write } from '#functions/platform/table/table.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StoredProposal } from '#functions/staff/data/proposal.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, Stale } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { refundProposal } from '#shared/payments/records/refund.ts'
import { isPartOf, loadRefundable, withoutPayment } from './load-refundable.ts'

interface Confirming {
  staff: StaffMember
  attempt: Attempt
}
type Services = Needs<
  'cases' | 'challans' | 'deposits' | 'formerApplications' | 'newId' | 'proposals' | 'users'
>

const changedMeanwhile = () => new Conflict('This was changed at the same moment. Look at it again')

interface Paid {
  staffCase: StaffCase | null
  former: FormerRecords | null
}

/** With the case, where it is about the fee of one; its applicant is told. Of a former application only what is kept of it changes. */
const endWith = async (
  proposal: StoredProposal,
  writes: Write[],
  { staffCase, former }: Paid,
  { kind = 'fee-refunded', ...change }: Pick<CaseChange, 'form' | 'review' | 'event'> & { kind?: CaseEmail },
  attempt: Attempt,
  services: Services,
): Promise<void> => {
  if (!staffCase) return services.proposals.end(proposal, writes, attempt)
  const { id, review, application_form } = staffCase
  const { reference_no, status } = (former ?? staffCase).application_form
  const { event } = change
  const isOver = reference_no !== application_form.reference_no
  const ofFormer = { event: { ...event, details: { ...event.details, reference_no } } }
  const all = [...writes, ...(former ? [writeToFormer(id, former, change)] : [])]
  const whole: CaseChange = {
    ...(isOver ? ofFormer : change),
    isReversal: true,
    email: { id: services.newId(), kind, user_id: id, ...(isOver && { reference_no, status }) },
    extraWrites: all.map((write) => ({ write, refusal: changedMeanwhile })),
  }
  await services.cases.change(review, application_form, whole, attempt).catch((error) => {
    throw error instanceof Stale ? changedMeanwhile() : error
  })
}

/** A fee that was typed, and of which no statement has told, has no deposit yet. */
const depositOf = ({ review }: Pick<FormerRecords, 'review'>, at: string): Deposit => {
  const { challan_no = '', paid_on = '', amount = 0, voucher_number = '' } = review.payment ?? {}
  return {
    ...{ challan_no, paid_on, amount, voucher_number, at },
    ...{ outcome: 'verified', words: 'Its fee was refunded', import_id: '', line: 0 },
    ...{ settled: null, history: [] },
  }
}

/** A deposit that was accepted as a part of the wrong fee is a deposit again. */
const takePartBack = async (
  proposal: StoredProposal,
  deposit: Deposit,
  endWrites: Write[],
  { staff, attempt }: Confirming,
  services: Services,
): Promise<void> => {
  const { by, reason, subject } = proposal
  const { staffCase, former, amount } = await loadRefundable(subject, staff, services)
  if (!staffCase || !isPartOf(staffCase, subject)) throw alreadySettled(deposit)
  const { id } = staffCase
  const writes = [
    ...endWrites,
    ...writesForChangedDeposit(deposit, { ...deposit, settled: null }, attempt),
    deleteChallan(subject, id),
    ...countRemovedPayment({ userId: id, rupees: amount, now: attempt.now }),
  ]
  const { challan_no } = deposit
  const details = { challan_no, amount: String(amount), reason, proposed_by: by.name }
  const less = withoutPayment(staffCase, subject)
  const reversal = { step: 'fee-verified' as const, at: attempt.now.toISOString() }
  const change = {
    form: { ...less.form, reversal },
    review: less.review,
    event: { event: 'PART_TAKEN_BACK' as const, by: eventAuthor(clerkOf(staff)), details },
    kind: 'step-reversed' as const,
  }
  await endWith(proposal, writes, { staffCase, former }, change, attempt, services)
}

/** The money is there again and pays for nothing yet: it is matched like every deposit. */
const takeBack = async (
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: Confirming,
  services: Services,
): Promise<void> => {
  const { by, reason, subject } = proposal
  const deposit = await loadDeposit(subject, services)
  const { refund: refunded, ...kept } = deposit
  if (deposit.taken_back) throw alreadySettled(deposit)
  if (!refunded) return takePartBack(proposal, deposit, endWrites, { staff, attempt }, services)
  const at = attempt.now.toISOString()
  const entry = { event: 'refund-taken-back' as const, by, at, reason }
  const after = { ...kept, settled: null, history: [...deposit.history, entry] }
  const { application } = refunded
  const found = application ? await findCaseOf(application.id, services) : null
  const formers = found ? await services.formerApplications.of(found.id) : []
  const isOfIt = (one: { application_form: { reference_no: string } } | null) =>
    one?.application_form.reference_no === application?.reference_no
  const former = formers.find(isOfIt) ?? null
  const staffCase = former || isOfIt(found) ? found : null
  const writes = [
    ...endWrites,
    ...writesForChangedDeposit(deposit, after, attempt),
    requireUnusedChallan(deposit),
  ]
  const told = (former ?? staffCase)?.application_form.refund
  const details = { reason, proposed_by: by.name }
  const change = {
    form: { refund: told ? { ...told, taken_back_at: at } : null },
    event: { event: 'REFUND_TAKEN_BACK' as const, by: eventAuthor(clerkOf(staff)), details },
  }
  await endWith(proposal, writes, { staffCase, former }, change, attempt, services)
}

/** @throws NotFound, Conflict */
export const confirmRefund = async (
  proposal: StoredProposal,
  endWrites: Write[],
  { staff, attempt }: Confirming,
  services: Services,
): Promise<void> => {
  const { applicant, ...given } = proposal.contents
  const { challan_no, reason, to } = refundProposal.parse(given)
  if (!to) return takeBack(proposal, endWrites, { staff, attempt }, services)
  const { deposit, staffCase, former, amount } = await loadRefundable(challan_no, staff, services)
  const paid = former ?? staffCase
  const at = attempt.now.toISOString()
  const before = deposit ?? (paid && depositOf(paid, at))
  // A deposit that has paid a fee since is not what was proposed.
  if (!before || applicant !== (staffCase?.id ?? null)) throw changedMeanwhile()
  const { by } = proposal
  const { payee, account } = to
  const reference_no = paid?.application_form.reference_no ?? ''
  const application = staffCase && { id: staffCase.id, reference_no }
  const after: Deposit = {
    ...before,
    settled: { by, at, application: null, reason: `Refunded to ${payee}, ${account}: ${reason}` },
    refund: { payee, account, reason, at, by, confirmed_by: clerkOf(staff), application },
  }
  const writes = [
    ...endWrites,
    ...(deposit ? writesForChangedDeposit(deposit, after, attempt) : writesForNewDeposit(after)),
    ...(staffCase
      ? [
          deleteChallan(plainNumber(challan_no), staffCase.id),
          ...countRemovedPayment({ userId: staffCase.id, rupees: amount, now: attempt.now }),
        ]
      : []),
  ]
  const less = paid && withoutPayment(paid, plainNumber(challan_no))
  const details = { challan_no, amount: String(amount), payee, account, reason, proposed_by: by.name }
  const change = {
    form: { ...less?.form, refund: { at, amount, challan_no, payee, account, taken_back_at: null } },
    review: { ...less?.review },
    event: { event: 'FEE_REFUNDED' as const, by: eventAuthor(clerkOf(staff)), details },
  }
  await endWith(proposal, writes, { staffCase, former }, change, attempt, services)
}
