/** Imports a slice of a bank statement: each row that fits verifies its fee, by the same command as a clerk's. */
import { actOnCase } from '#functions/cases/use-cases/act-on-case.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import { type ImportedRows, writesForResult } from '#functions/payments/data/bank-import-writes.ts'
import { writesForNewDeposit } from '#functions/payments/data/deposit-writes.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, Invalid, Stale } from '#shared/kit/errors.ts'
import type { BankFinding, BankImport, BankRow } from '#shared/payments/records/bank-statement.ts'
import { repeatedChallans } from '#shared/payments/rules/bank-rows.ts'
import { attemptForRow, loadImport, sliceOf, triesPerRow } from './load-import.ts'
import { matchRow } from './match-rows.ts'

type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }

type ImportServices = Parameters<typeof actOnCase>[4] &
  Needs<'bankImports' | 'challans' | 'users' | 'vouchers'>

/** A call at the same time has done the row. */
class RowAlreadyDone extends Error {
  override readonly name = 'RowAlreadyDone'
}

const verifyFee = (
  staffCase: StaffCase,
  { line, ...payment }: BankRow,
  writes: ReturnType<typeof writesForResult>,
  request: Request,
  services: ImportServices,
): Promise<void> => {
  const { now, today, staff } = request
  const extraWrites = [
    { write: writes.result, refusal: () => new RowAlreadyDone() },
    { write: writes.count, refusal: () => new Conflict('This import is being undone') },
  ]
  const options = { attempt: attemptForRow(request, line), now, today, extraWrites, byStatement: true }
  return actOnCase(staffCase, { action: 'verify-fee', payment }, staff, options, services)
}

const resultOfRefusal = ({ details, message }: Invalid) => ({
  outcome: 'wrong-status' as const,
  words: Object.values(details.errors ?? {}).flat()[0] ?? message,
  deposit: null,
})

/** Records the result of a row that verifies nothing, with the deposit that it may be. */
const recordRow = (
  imported: ImportedRows,
  { line, ...row }: BankRow,
  finding: BankFinding,
  at: string,
  { bankImports }: Needs<'bankImports'>,
): Promise<void> => {
  const { outcome, words } = finding
  const deposit = { ...row, outcome, words, at, import_id: imported.id, line, settled: null, history: [] }
  return bankImports.record(
    imported,
    { ...finding, at, undone_at: null, kept_because: null },
    finding.deposit === 'new' ? writesForNewDeposit(deposit) : [],
  )
}

const importRow = (
  imported: ImportedRows,
  row: BankRow,
  repetition: string | undefined,
  request: Request,
  services: ImportServices,
): Promise<void> => {
  const at = request.now.toISOString()
  const mayPass = (error: unknown): boolean => error instanceof Stale || error instanceof Invalid
  return retry({ tries: triesPerRow, when: mayPass }, async (failedTries) => {
    const { staffCase, finding } = await matchRow(row, { repetition, ...request }, services)
    if (!staffCase || finding.outcome !== 'verified') return recordRow(imported, row, finding, at, services)
    const result = { ...finding, at, undone_at: null, kept_because: null }
    const writes = writesForResult(imported, result)
    await verifyFee(staffCase, row, writes, request, services).catch((error) => {
      if (error instanceof RowAlreadyDone) return
      // A refusal is recorded only at the last try: the case may have changed in between.
      if (!(error instanceof Invalid) || failedTries < triesPerRow - 1) throw error
      return recordRow(imported, row, { ...finding, ...resultOfRefusal(error) }, at, services)
    })
  })
}

/**
 * Imports the rows of a slice that have not been done yet, so that a repeated call changes nothing.
 * @throws NotFound, Conflict when the import is being undone, Unavailable
 */
export const importSlice = async (
  id: string,
  from: number,
  request: Request,
  services: ImportServices,
): Promise<BankImport> => {
  const imported = await loadImport(id, services)
  if ((await services.bankImports.read(imported)).undone) throw new Conflict('This import has been undone')
  const rows = sliceOf(imported, from)
  const results = await services.bankImports.results(id, rows.at(0)?.line, rows.at(-1)?.line)
  const remaining = rows.filter((row) => !results.some(({ line }) => line === row.line))
  const repetitions = repeatedChallans(imported.rows)
  for (const row of remaining) await importRow(imported, row, repetitions.get(row.line), request, services)
  return services.bankImports.read(imported)
}
