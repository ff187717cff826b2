/** The change of a case whose payment a row of the bank's statement takes back. */
import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import type { ImportedRows } from '#functions/payments/data/bank-import-writes.ts'
import { deleteChallan } from '#functions/payments/data/challan.ts'
import { writesForChangedDeposit, writesForNewDeposit } from '#functions/payments/data/deposit-writes.ts'
import { countRemovedPayment } from '#functions/payments/data/money-counter.ts'
import { isPartOf } from '#functions/payments/use-cases/refunds/load-refundable.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { Stale } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { BankRow } from '#shared/payments/records/bank-statement.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { reasonTakenBack } from '#shared/payments/rules/taken-back.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { type Match, paymentIn } from './match-rows.ts'
import { depositAfter, paidDeposit } from './row-deposits.ts'

type Request = Pick<RequestContext, 'attempt' | 'now'> & { staff: StaffMember }

const asExtra = (writes: Write[]): CaseChange['extraWrites'] =>
  writes.map((write) => ({ write, refusal: () => new Stale(null) }))

const depositWritesOf = (
  deposit: Deposit | null,
  after: Deposit | null | undefined,
  attempt: Request['attempt'],
) => {
  if (!after) return []
  return deposit ? writesForChangedDeposit(deposit, after, attempt) : writesForNewDeposit(after)
}

type Escalated = StaffCase['review']['escalated']

/** One question to the registrars may be added to another. */
const escalatedWith = (before: Escalated, reason: string, by: Clerk, at: string): Escalated =>
  before ? { ...before, reason: `${before.reason}\n${reason}` } : { reason, by, at }

/** The former application is decided: its payment ends, the list of former applications says so, and the registrars are asked. */
const changeForDebitOfFormer = (
  row: BankRow,
  match: Match,
  imported: ImportedRows,
  request: Request,
): CaseChange | null => {
  const { staffCase, deposit, former } = match
  const payment = former && paymentIn(former.review, plainNumber(row.challan_no))
  if (!staffCase || !former || !payment) return null
  const { reference_no } = former.application_form
  const { id, review } = staffCase
  const by = clerkOf(request.staff)
  const reason = reasonTakenBack(payment, row.paid_on, reference_no)
  const details = { reason, amount: String(payment.amount) }
  const marked = review.former.map((one) =>
    one.reference_no === reference_no ? { ...one, taken_back_on: row.paid_on } : one,
  )
  return {
    review: {
      former: marked,
      escalated: escalatedWith(review.escalated, reason, by, request.now.toISOString()),
    },
    event: { event: 'FORMER_FEE_TAKEN_BACK', by: eventAuthor(by), details },
    extraWrites: asExtra([
      ...depositWritesOf(deposit, depositAfter(row, match, imported, request), request.attempt),
      ...countRemovedPayment({ userId: id, rupees: payment.amount, now: request.now }),
    ]),
  }
}

/** The part of a fee ends at once: the whole fee is owed again. Where the rest is verified, that waits as any reversal. */
const changeForDebitOfPart = (
  row: BankRow,
  match: Match,
  imported: ImportedRows,
  request: Request,
): CaseChange | null => {
  const { staffCase, deposit } = match
  const { part, payment, pending, status, escalated } = staffCase?.review ?? {}
  if (!staffCase || !part || !status || !isPartOf(staffCase, plainNumber(row.challan_no))) return null
  const { id } = staffCase
  const by = clerkOf(request.staff)
  const at = request.now.toISOString()
  const reason = reasonTakenBack(part, row.paid_on)
  const waits = isOpen(status) && !staffCase.former_form
  const ask = waits
    ? { pending: pending ?? { action: 'reverse-fee', reason, by, at } }
    : { escalated: escalatedWith(escalated ?? null, reason, by, at) }
  return {
    form: { shortfall: null },
    review: {
      part: null,
      ...(payment && { payment: { ...payment, taken_back_on: row.paid_on }, ...ask }),
    },
    event: {
      event: 'PART_TAKEN_BACK',
      by: eventAuthor(by),
      details: { reason, challan_no: part.challan_no, amount: String(part.amount) },
    },
    extraWrites: asExtra([
      ...depositWritesOf(deposit, depositAfter(row, match, imported, request), request.attempt),
      deleteChallan(plainNumber(row.challan_no), id),
      ...countRemovedPayment({ userId: id, rupees: part.amount, now: request.now }),
    ]),
  }
}

/**
 * The change of the case whose payment a row takes back: it can no longer be approved, and a second person confirms that the
 * fee is reversed. Where it has been decided already, the registrars are asked. Null where the row takes no such payment back.
 */
export const changeForDebit = (
  row: BankRow,
  match: Match,
  imported: ImportedRows,
  request: Request,
): CaseChange | null => {
  const { staffCase, deposit, finding } = match
  if (row.amount >= 0 || finding.deposit !== 'new') return null
  const { payment, status, escalated = null } = staffCase?.review ?? {}
  const isOfCase = payment && plainNumber(payment.challan_no) === plainNumber(row.challan_no)
  if (!isOfCase || !status)
    return (
      changeForDebitOfPart(row, match, imported, request) ??
      changeForDebitOfFormer(row, match, imported, request)
    )
  const by = clerkOf(request.staff)
  const at = request.now.toISOString()
  const reason = reasonTakenBack(payment, row.paid_on)
  const waits = isOpen(status) && !staffCase?.former_form
  const after = deposit
    ? depositAfter(row, match, imported, request)
    : paidDeposit(row, match, imported, request)
  return {
    review: {
      payment: { ...payment, taken_back_on: row.paid_on },
      ...(waits
        ? { pending: { action: 'reverse-fee', reason, by, at } }
        : { escalated: escalatedWith(escalated, reason, by, at) }),
    },
    event: { event: waits ? 'REVERSE_FEE_ASKED' : 'ESCALATED', by: eventAuthor(by), details: { reason } },
    extraWrites: asExtra(depositWritesOf(deposit, after, request.attempt)),
  }
}
