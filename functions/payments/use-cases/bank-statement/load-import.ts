/** An import of a bank statement; browsers have it worked through in slices. */
import type { ImportedRows } from '#functions/payments/data/bank-import-writes.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import type { Needs } from '#functions/services.ts'
import { NotFound } from '#shared/kit/errors.ts'
import { type BankRow, bankRowsPerCall } from '#shared/payments/records/bank-statement.ts'

/** @throws NotFound */
export const loadImport = async (
  id: string,
  { bankImports }: Needs<'bankImports'>,
): Promise<ImportedRows> => {
  const imported = await bankImports.rows(id)
  if (!imported) throw new NotFound()
  return imported
}

/** The import with what has become of each row. @throws NotFound */
export const loadImportResults = async (id: string, services: Needs<'bankImports' | 'proposals'>) => {
  const imported = await loadImport(id, services)
  const [head, done, proposal] = await Promise.all([
    services.bankImports.read(imported),
    services.bankImports.results(id),
    services.proposals.about('bank-undo', id),
  ])
  const byLine = new Map(done.map((result) => [result.line, result]))
  const results = imported.rows.map((row) => ({ ...row, result: byLine.get(row.line) ?? null }))
  const { by, at, reason } = proposal ?? {}
  const undo_proposed = by && at ? { by, at, reason: reason ?? '' } : null
  return { ...head, results, unreadable: imported.unreadable, undo_proposed }
}

export const sliceOf = ({ rows }: ImportedRows, from: number): BankRow[] =>
  rows.slice(from, from + bankRowsPerCall)

/** Another clerk may change a case between its reading and its change; the row is then looked at again. */
export const triesPerRow = 4

/** Each row of a call is a separate attempt, so that its repetition is recognised. */
export const attemptForRow = ({ attempt }: Pick<RequestContext, 'attempt'>, line: number) => ({
  ...attempt,
  requestId: `${attempt.requestId}#${line}`,
})
