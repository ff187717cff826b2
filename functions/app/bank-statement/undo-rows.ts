/** Undoes a slice of an import: a fee is open again, unless the application has been decided since. */

import type { StaffCase } from '#functions/app/cases/load-case.ts'
import { eventAuthor } from '#functions/app/staff/clerk.ts'
import { type ImportedRows, writesForUndoneRow } from '#functions/data/bank-import.ts'
import type { CaseChange } from '#functions/data/case.ts'
import { deleteChallan } from '#functions/data/challan.ts'
import { retry } from '#functions/data/retry.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, Invalid, Stale } from '#shared/errors.ts'
import { plainNumber } from '#shared/format.ts'
import type { BankImport, BankResult } from '#shared/records/bank-statement.ts'
import type { Clerk } from '#shared/records/review.ts'
import { reasonToKeepVerified } from '#shared/rules/bank-rows.ts'
import { attemptForRow, loadImport, sliceOf, triesPerRow } from './load-import.ts'
import { findCaseOf } from './match-rows.ts'

type Request = Pick<RequestContext, 'attempt' | 'now'>

interface Undoing {
  by: Clerk
  reason: string
}

const undoVerification = (
  { id, review, application_form }: StaffCase,
  { line }: BankResult,
  imported: ImportedRows,
  { by, reason }: Undoing,
  request: Request,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const challan = review.payment?.challan_no ?? ''
  const writes = writesForUndoneRow(imported, line, request.now)
  const changedMeanwhile = () => new Stale(null)
  const change: CaseChange = {
    review: { payment: null },
    isReversal: true,
    event: { event: 'FEE_UNDONE', by: eventAuthor(by), details: { challan_no: challan, reason } },
    extraWrites: [
      { write: writes.result, refusal: changedMeanwhile },
      { write: writes.count, refusal: changedMeanwhile },
      { write: deleteChallan(plainNumber(challan), id), refusal: changedMeanwhile },
    ],
  }
  return cases.change(review, application_form, change, attemptForRow(request, line))
}

const undoRow = (
  imported: ImportedRows,
  result: BankResult,
  undoing: Undoing,
  request: Request,
  services: Needs<'bankImports' | 'cases' | 'users'>,
): Promise<void> =>
  retry({ tries: triesPerRow, when: (error) => error instanceof Stale }, async () => {
    const staffCase = await findCaseOf(result.id ?? '', services)
    const keptBecause = staffCase
      ? reasonToKeepVerified(staffCase.review, result.at)
      : 'The application has been closed'
    if (!staffCase || keptBecause)
      return services.bankImports.keepVerified(imported.id, result.line, keptBecause ?? '')
    await undoVerification(staffCase, result, imported, undoing, request, services)
  })

/**
 * Undoes what the rows of a slice have verified; a repeated call changes nothing.
 * @param reason needed in the first call. @throws NotFound, Invalid without a reason, Unavailable
 */
export const undoSlice = async (
  id: string,
  { from, reason }: { from: number; reason?: string | undefined },
  clerk: Clerk,
  request: Request,
  services: Needs<'bankImports' | 'cases' | 'users'>,
): Promise<BankImport> => {
  const imported = await loadImport(id, services)
  const { undone: begunBefore } = await services.bankImports.read(imported)
  if (!begunBefore && !reason) throw new Invalid({ reason: ['Enter a reason'] })
  const beginning = { by: clerk, at: request.now.toISOString(), reason: reason ?? '' }
  const { undone } = await services.bankImports.beginUndoing(imported, beginning)
  if (!undone) throw new Conflict('This import cannot be undone')
  const undoing = { by: clerk, reason: undone.reason }
  const rows = sliceOf(imported, from)
  const results = await services.bankImports.results(id, rows.at(0)?.line, rows.at(-1)?.line)
  const remaining = results.filter(({ outcome, undone_at }) => outcome === 'verified' && !undone_at)
  for (const result of remaining) await undoRow(imported, result, undoing, request, services)
  return services.bankImports.read(imported)
}
