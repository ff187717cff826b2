/** The deposit that a row of the bank's statement is, completes or takes back. */
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import type { ImportedRows } from '#functions/payments/data/bank-import-writes.ts'
import {
  requireUnusedChallan,
  writesForChangedDeposit,
  writesForNewDeposit,
} from '#functions/payments/data/deposit-writes.ts'
import { isPartOf } from '#functions/payments/use-cases/refunds/load-refundable.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { challanKey } from '#functions/platform/table/keys/payments.ts'
import type { Write } from '#functions/platform/table/table.ts'
import { check, ifOwnedBy } from '#functions/platform/table/write.ts'
import { clerkOf } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { Payment } from '#shared/cases/records/review.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { BankRow } from '#shared/payments/records/bank-statement.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { debitOf } from '#shared/payments/rules/rows-of-a-file.ts'
import { settledByBank } from '#shared/payments/rules/taken-back.ts'
import type { Match } from './match-rows.ts'

type Request = Pick<RequestContext, 'attempt' | 'now'> & { staff: StaffMember }

const takenBackBy = (
  { paid_on, line }: BankRow,
  { former }: Match,
  { id }: ImportedRows,
  { staff, now }: Request,
) => ({
  ...{ paid_on, line, by: clerkOf(staff), at: now.toISOString(), import_id: id },
  ...(former && { former: former.application_form.reference_no }),
})

/** The deposit as a row tells it. Of a row that takes money back it holds the amount that came. */
export const depositIn = (row: BankRow, { finding }: Match, { id }: ImportedRows, now: Date): Deposit => ({
  ...row,
  amount: Math.abs(row.amount),
  ...{ outcome: finding.outcome, words: finding.words, at: now.toISOString(), import_id: id },
  ...{ settled: null, history: [] },
})

/** The deposit after a row that is its credit or takes it back; undefined where the row changes none. */
export const depositAfter = (
  row: BankRow,
  match: Match,
  imported: ImportedRows,
  request: Request,
): Deposit | undefined => {
  const { deposit, finding } = match
  if (finding.deposit !== 'new') return undefined
  const isDebit = row.amount < 0
  const now = depositIn(row, match, imported, request.now)
  const debit = isDebit ? row : finding.outcome === 'taken-back' && debitOf(imported.rows, row)
  const taken_back = deposit?.taken_back ?? (debit ? takenBackBy(debit, match, imported, request) : undefined)
  if (!taken_back) return now
  const after = { ...(isDebit && deposit ? deposit : now), taken_back }
  const isPart = match.staffCase && isPartOf(match.staffCase, plainNumber(row.challan_no))
  const pays = deposit?.settled?.application && !taken_back.former && !isPart
  return { ...after, settled: pays ? deposit.settled : settledByBank(after, request.now) }
}

/** As the deposit of a payment that was verified before. */
const settledBy = (
  { verified_by: by, verified_at: at }: Payment,
  { id, application_form: { reference_no } }: StaffCase,
): Deposit['settled'] => ({ by, at, application: { id, reference_no }, reason: '' })

/** The writes of a deposit whose payment was typed before its row came: the statement shows now that the bank has the money. */
const writesForTypedPayment = (deposit: Deposit, { staffCase }: Match): Write[] => {
  const { payment } = staffCase?.review ?? {}
  if (!staffCase || !payment) return []
  return [
    ...writesForNewDeposit({ ...deposit, settled: settledBy(payment, staffCase) }),
    check({ Key: { ...challanKey(plainNumber(deposit.challan_no)) }, ...ifOwnedBy(staffCase.id) }),
  ]
}

/** The writes of the deposit that a row without a fee to verify is, completes or takes back. */
export const depositWrites = (
  imported: ImportedRows,
  row: BankRow,
  match: Match,
  request: Request,
): Write[] => {
  const { deposit } = match
  if (match.finding.deposit === 'paid')
    return writesForTypedPayment(depositIn(row, match, imported, request.now), match)
  const after = depositAfter(row, match, imported, request)
  if (!after) return []
  if (deposit) return writesForChangedDeposit(deposit, after, request.attempt)
  return [...writesForNewDeposit(after), ...(match.challanHasPaid ? [] : [requireUnusedChallan(after)])]
}

/** The payment as a deposit, where it was typed and no row of a statement has told of it. */
export const paidDeposit = (
  row: BankRow,
  match: Match,
  imported: ImportedRows,
  request: Request,
): Deposit | null => {
  const { staffCase } = match
  const { payment } = staffCase?.review ?? {}
  if (!payment || !staffCase) return null
  const { challan_no, paid_on, amount, voucher_number = '' } = payment
  return {
    ...depositIn(row, match, imported, request.now),
    ...{ challan_no, paid_on, amount, voucher_number },
    settled: settledBy(payment, staffCase),
    taken_back: takenBackBy(row, match, imported, request),
  }
}
