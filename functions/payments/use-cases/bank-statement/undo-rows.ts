/** Undoes a slice of an import: what its rows have verified or kept as deposits, unless more has happened since. */

import type { CaseChange } from '#functions/applications/data/case/case-change.ts'
import { writesForRemovedPayment } from '#functions/cases/use-cases/actions/payment-writes.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import {
  type ImportedRows,
  undoResult,
  writesForUndoneRow,
} from '#functions/payments/data/bank-import-writes.ts'
import {
  isUnseen,
  writesForChangedDeposit,
  writesForRemovedDeposit,
} from '#functions/payments/data/deposit-writes.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import { clerkOf, eventAuthor } from '#functions/staff/data/clerk.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import type { Payment } from '#shared/cases/records/review.ts'
import { reasonAgainstWorking } from '#shared/cases/rules/own-case.ts'
import { Invalid, Stale } from '#shared/kit/errors.ts'
import { plainNumber } from '#shared/kit/format.ts'
import type { BankImport, BankResult } from '#shared/payments/records/bank-statement.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import { changedSomething, reasonToKeepVerified } from '#shared/payments/rules/bank-rows.ts'
import type { Clerk } from '#shared/staff/records/clerk.ts'
import { attemptForRow, loadImport, sliceOf, triesPerRow } from './load-import.ts'
import { findCaseOf } from './match-rows.ts'

type Request = Pick<RequestContext, 'attempt' | 'now'>

interface Undoing {
  staff: StaffMember
  by: Clerk
  reason: string
}

type UndoServices = Needs<'bankImports' | 'cases' | 'deposits' | 'newId' | 'users'>

const undoVerification = async (
  staffCase: StaffCase,
  { line }: BankResult,
  imported: ImportedRows,
  { by, reason }: Undoing,
  request: Request,
  services: UndoServices,
): Promise<void> => {
  const { review, application_form } = staffCase
  const { now } = request
  const writes = writesForUndoneRow(imported, line, now)
  const refusal = () => new Stale(null)
  const change: CaseChange = {
    form: { reversal: { step: 'fee-verified', at: now.toISOString() } },
    review: { payment: null },
    email: { id: services.newId(), kind: 'step-reversed', user_id: staffCase.id },
    isReversal: true,
    event: {
      event: 'FEE_UNDONE',
      by: eventAuthor(by),
      details: { challan_no: review.payment?.challan_no ?? '', reason },
    },
    extraWrites: [
      { write: writes.result, refusal },
      { write: writes.count, refusal },
      ...(await writesForRemovedPayment(
        staffCase,
        { attempt: request.attempt, refusal, undoneImport: imported.id },
        services,
      )),
    ],
  }
  return services.cases.change(review, application_form, change, attemptForRow(request, line))
}

const undoVerifiedRow = async (
  imported: ImportedRows,
  result: BankResult,
  undoing: Undoing,
  request: Request,
  services: UndoServices,
): Promise<void> => {
  const staffCase = await findCaseOf(result.id ?? '', services)
  const keptBecause = staffCase
    ? (reasonAgainstWorking(undoing.staff.account, staffCase.account) ??
      reasonToKeepVerified(staffCase.review, result.at))
    : 'The application has been closed'
  if (!staffCase || keptBecause)
    return services.bankImports.keepRow(imported.id, result.line, keptBecause ?? '')
  await undoVerification(staffCase, result, imported, undoing, request, services)
}

/** What an import has taken back from a fee that is still verified: nothing asks for its reversal any longer. */
const undoTakingBack = async (
  staffCase: StaffCase,
  deposit: Deposit,
  { line }: BankResult,
  { id }: ImportedRows,
  { by, reason }: Undoing,
  request: Request,
  services: UndoServices,
): Promise<void> => {
  const { review, application_form } = staffCase
  const { taken_back, ...paid } = deposit
  const { taken_back_on, ...payment } = review.payment ?? ({} as Payment)
  const asked = review.pending?.action === 'reverse-fee' && review.pending.at === taken_back?.at
  const attempt = attemptForRow(request, line)
  const change: CaseChange = {
    review: { payment, ...(asked && { pending: null }) },
    event: { event: 'REQUEST_DROPPED', by: eventAuthor(by), details: { request: 'reverse-fee', reason } },
    extraWrites: [
      undoResult(id, line, request.now),
      ...writesForChangedDeposit(deposit, paid, request.attempt),
    ].map((write) => ({ write, refusal: () => new Stale(null) })),
  }
  return services.cases.change(review, application_form, change, attempt)
}

/** A deposit that the import took back is open again; one that came with the same import is removed. */
const undoDeposit = async (
  imported: ImportedRows,
  result: BankResult,
  undoing: Undoing,
  request: Request,
  services: UndoServices,
): Promise<void> => {
  const { id, rows } = imported
  const { line } = result
  const { bankImports } = services
  const [{ now, attempt }, row] = [request, rows.find((one) => one.line === line)]
  const challan = plainNumber(row?.challan_no ?? '')
  const deposit = await services.deposits.read(challan)
  if (deposit?.taken_back?.former)
    return bankImports.keepRow(id, line, 'It was the fee of a former application: the registrars were told')
  if (deposit?.taken_back?.import_id === id) {
    const { taken_back: _, ...kept } = deposit
    const payer = deposit.settled?.application
    const staffCase = payer ? await findCaseOf(payer.id, services) : null
    if (plainNumber(staffCase?.review.payment?.challan_no ?? '') === challan && staffCase)
      return undoTakingBack(staffCase, deposit, result, imported, undoing, request, services)
    const cameWithIt = rows.some((one) => one.amount > 0 && plainNumber(one.challan_no) === challan)
    if (deposit.receipt && (cameWithIt || isUnseen(deposit)))
      return bankImports.keepRow(id, line, `It is the deposit of receipt ${deposit.receipt}`)
    const settled = payer ? deposit.settled : null
    const writes =
      cameWithIt || isUnseen(deposit)
        ? writesForRemovedDeposit(deposit, now)
        : writesForChangedDeposit(deposit, { ...kept, settled }, attempt)
    return bankImports.undoRow(id, line, now, writes)
  }
  const isOwnPayment = result.deposit === 'paid' && deposit?.import_id === id && deposit.settled?.application
  if (deposit?.settled && !isOwnPayment) return bankImports.keepRow(id, line, 'The deposit has been settled')
  if (deposit?.receipt)
    return bankImports.keepRow(id, line, `It is the deposit of receipt ${deposit.receipt}`)
  await bankImports.undoRow(id, line, now, deposit ? writesForRemovedDeposit(deposit, now) : [])
}

const undoRow = (
  imported: ImportedRows,
  result: BankResult,
  undoing: Undoing,
  request: Request,
  services: UndoServices,
): Promise<void> =>
  retry({ tries: triesPerRow, when: (error) => error instanceof Stale }, () =>
    result.deposit
      ? undoDeposit(imported, result, undoing, request, services)
      : undoVerifiedRow(imported, result, undoing, request, services),
  )

/**
 * Asks a second person to confirm that an import is undone; nothing is undone yet.
 * @throws Invalid without a reason, Conflict
 */
const proposeUndoing = async (
  imported: ImportedRows,
  { file_name, rows }: BankImport,
  reason: string | undefined,
  staff: StaffMember,
  { attempt }: Request,
  { proposals }: Needs<'proposals'>,
): Promise<void> => {
  if (!reason) throw new Invalid({ reason: ['Enter a reason'] })
  const title = `Undo the import of ${file_name} with ${rows} ${rows === 1 ? 'row' : 'rows'}`
  const { id: subject } = imported
  const by = clerkOf(staff)
  await proposals.propose({ kind: 'bank-undo', subject, title, reason, contents: {}, by }, attempt)
}

/**
 * Proposes the undoing of an import; once a second person has confirmed it, undoes what the rows of a slice have verified.
 * A repeated call changes nothing. @param reason needed in the first call. @throws NotFound, Invalid, Conflict, Unavailable
 */
export const undoSlice = async (
  id: string,
  { from, reason }: { from: number; reason?: string | undefined },
  staff: StaffMember,
  request: Request,
  services: UndoServices & Needs<'proposals'>,
): Promise<BankImport> => {
  const imported = await loadImport(id, services)
  const head = await services.bankImports.read(imported)
  const { undone } = head
  if (!undone) {
    await proposeUndoing(imported, head, reason, staff, request, services)
    return head
  }
  const undoing = { staff, by: clerkOf(staff), reason: undone.reason }
  const rows = sliceOf(imported, from)
  const results = await services.bankImports.results(id, rows.at(0)?.line, rows.at(-1)?.line)
  const remaining = results.filter((result) => changedSomething(result) && !result.undone_at)
  for (const result of remaining) await undoRow(imported, result, undoing, request, services)
  return services.bankImports.read(imported)
}
