/** A slice of an import taken back: where nothing has followed, the fee is open again and the application where it stood. */

import type { Case } from '#functions/app/cases/present-case.ts'
import { type KeptRows, rowUndone } from '#functions/data/bank-import.ts'
import { challanGone } from '#functions/data/challan.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, Invalid, Stale, Unavailable } from '#shared/errors.ts'
import { plainNumber } from '#shared/format.ts'
import type { BankImport, BankResult } from '#shared/records/bank-statement.ts'
import type { Clerk } from '#shared/records/review.ts'
import { reasonToKeepVerified } from '#shared/rules/bank-rows.ts'
import { findCase } from './find-rows.ts'
import { loadRows, sliceOf } from './import-rows.ts'

type Request = Pick<RequestContext, 'attempt' | 'now'>

const triesForARow = 4

const takeBack = (
  it: Case,
  { line, status_before }: BankResult,
  kept: KeptRows,
  { me, reason }: { me: Clerk; reason: string },
  { attempt, now }: Request,
  { cases }: Needs<'cases'>,
): Promise<void> => {
  const challan = it.review.payment?.challan_no ?? ''
  const writes = rowUndone(kept, line, now)
  const overtaken = () => new Stale(null)
  const step = {
    form: { status: status_before ?? 'in-review' },
    review: { payment: null },
    takesBack: true,
    event: {
      event: 'FEE_UNDONE',
      by: { kind: 'staff', ...me },
      details: { challan_no: challan, reason },
    } as const,
    extraWrites: [
      { write: writes.result, refusal: overtaken },
      { write: writes.count, refusal: overtaken },
      { write: challanGone(plainNumber(challan), it.id), refusal: overtaken },
    ],
  }
  const own = { ...attempt, requestId: `${attempt.requestId}#${line}` }
  return cases.step(it.review, it.application_form, step, own)
}

const undoRow = async (
  kept: KeptRows,
  result: BankResult,
  who: { me: Clerk; reason: string },
  request: Request,
  services: Needs<'bankImports' | 'cases' | 'users'>,
): Promise<void> => {
  for (let tries = 0; tries < triesForARow; tries++) {
    const it = await findCase(result.id ?? '', services)
    const stays = it ? reasonToKeepVerified(it.review, result.at) : 'The application has been closed'
    if (!it || stays) return services.bankImports.keep(kept.id, result.line, stays ?? '')
    try {
      return await takeBack(it, result, kept, who, request, services)
    } catch (error) {
      if (!(error instanceof Stale)) throw error
    }
  }
  throw new Unavailable()
}

/**
 * Takes back what the rows of a slice have verified; the same slice again changes nothing more.
 * @param reason needed once, by whoever begins. @throws NotFound, Invalid without a reason, Unavailable
 */
export const undoSlice = async (
  id: string,
  { from, reason }: { from: number; reason?: string | undefined },
  me: Clerk,
  request: Request,
  services: Needs<'bankImports' | 'cases' | 'users'>,
): Promise<BankImport> => {
  const kept = await loadRows(id, services)
  const { undone: begun } = await services.bankImports.read(kept)
  if (!begun && !reason) throw new Invalid({ reason: ['Say why'] })
  const beginning = { by: me, at: request.now.toISOString(), reason: reason ?? '' }
  const { undone } = await services.bankImports.beginUndoing(kept, beginning)
  if (!undone) throw new Conflict('This import cannot be undone')
  const rows = sliceOf(kept, from)
  const results = await services.bankImports.results(id, rows.at(0)?.line, rows.at(-1)?.line)
  const left = results.filter(({ outcome, undone_at }) => outcome === 'verified' && !undone_at)
  for (const result of left) await undoRow(kept, result, { me, reason: undone.reason }, request, services)
  return services.bankImports.read(kept)
}
