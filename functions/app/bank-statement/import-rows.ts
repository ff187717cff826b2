/** A slice of a bank statement's rows: each that fits verifies its fee, by the same act as a person at the desk. */

import { actOnCase } from '#functions/app/cases/act-on-case.ts'
import type { Case } from '#functions/app/cases/present-case.ts'
import { type KeptRows, rowDone } from '#functions/data/bank-import.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, Invalid, NotFound, Stale, Unavailable } from '#shared/errors.ts'
import { type BankImport, type BankRow, bankRowsPerCall } from '#shared/records/bank-statement.ts'
import { repeatedLines } from '#shared/rules/bank-rows.ts'
import { findRow } from './find-rows.ts'

type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }

/** Somebody else may change the case between looking and writing. */
const triesForARow = 4

/** @throws NotFound */
export const loadRows = async (id: string, { bankImports }: Needs<'bankImports'>): Promise<KeptRows> => {
  const kept = await bankImports.rows(id)
  if (!kept) throw new NotFound()
  return kept
}

export const sliceOf = ({ rows }: KeptRows, from: number): BankRow[] =>
  rows.slice(from, from + bankRowsPerCall)

/** Thrown when the row has been done by somebody else in between. */
class RowDone extends Error {}

const verifyRow = (
  it: Case,
  { line, ...payment }: BankRow,
  writes: ReturnType<typeof rowDone>,
  { attempt, now, today, staff }: Request,
  services: Needs<'cases' | 'newId' | 'registrationNumbers'>,
): Promise<void> => {
  const extraWrites = [
    { write: writes.result, refusal: () => new RowDone() },
    { write: writes.count, refusal: () => new Conflict('This import is being undone') },
  ]
  // Several rows of one call are several tries.
  const own = { ...attempt, requestId: `${attempt.requestId}#${line}` }
  return actOnCase(
    it,
    { action: 'verify-fee', payment },
    staff,
    { attempt: own, now, today, extraWrites },
    services,
  )
}

const refusedBy = ({ details, message }: Invalid) => ({
  outcome: 'wrong-status' as const,
  words: Object.values(details.errors ?? {}).flat()[0] ?? message,
})

const importRow = async (
  kept: KeptRows,
  row: BankRow,
  repeats: boolean,
  request: Request,
  services: Needs<
    'bankImports' | 'cases' | 'challans' | 'newId' | 'registrationNumbers' | 'users' | 'vouchers'
  >,
): Promise<void> => {
  const at = request.now.toISOString()
  const blank = { at, undone_at: null, kept_because: null }
  for (let tries = 0; tries < triesForARow; tries++) {
    const { it, finding } = await findRow(row, { repeats, today: request.today }, services)
    if (!it || finding.outcome !== 'verified')
      return services.bankImports.note(kept, { ...finding, ...blank })
    const writes = rowDone(kept, { ...finding, ...blank, status_before: it.review.status })
    try {
      return await verifyRow(it, row, writes, request, services)
    } catch (error) {
      if (error instanceof RowDone) return
      // What the act refuses in its own words is noted; another try may find it changed.
      if (error instanceof Invalid && tries === triesForARow - 1)
        return services.bankImports.note(kept, { ...finding, ...blank, ...refusedBy(error) })
      if (!(error instanceof Stale || error instanceof Invalid)) throw error
    }
  }
  throw new Unavailable()
}

/**
 * Does the rows of a slice that have not been done; the same slice again changes nothing more.
 * @throws NotFound, Conflict when the import is being undone, Unavailable
 */
export const importSlice = async (
  id: string,
  from: number,
  request: Request,
  services: Needs<
    'bankImports' | 'cases' | 'challans' | 'newId' | 'registrationNumbers' | 'users' | 'vouchers'
  >,
): Promise<BankImport> => {
  const kept = await loadRows(id, services)
  if ((await services.bankImports.read(kept)).undone) throw new Conflict('This import has been undone')
  const rows = sliceOf(kept, from)
  const done = await services.bankImports.results(id, rows.at(0)?.line, rows.at(-1)?.line)
  const left = rows.filter(({ line }) => !done.some((it) => it.line === line))
  const repeated = repeatedLines(kept.rows)
  for (const row of left) await importRow(kept, row, repeated.has(row.line), request, services)
  return services.bankImports.read(kept)
}
