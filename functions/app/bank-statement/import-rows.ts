/** Imports a slice of a bank statement: each row that fits verifies its fee, by the same command as a clerk's. */

import { actOnCase } from '#functions/app/cases/act-on-case.ts'
import type { StaffCase } from '#functions/app/cases/load-case.ts'
import { type ImportedRows, writesForResult } from '#functions/data/bank-import.ts'
import { retry } from '#functions/data/retry.ts'
import type { StaffMember } from '#functions/data/staff.ts'
import type { RequestContext } from '#functions/services/request-context.ts'
import type { Needs } from '#functions/services/services.ts'
import { Conflict, Invalid, Stale } from '#shared/errors.ts'
import type { BankImport, BankRow } from '#shared/records/bank-statement.ts'
import { repeatedLines } from '#shared/rules/bank-rows.ts'
import { attemptForRow, loadImport, sliceOf, triesPerRow } from './load-import.ts'
import { matchRow } from './match-rows.ts'

type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }

type ImportServices = Needs<
  'bankImports' | 'cases' | 'challans' | 'newId' | 'registrationNumbers' | 'users' | 'vouchers'
>

/** A call at the same time has done the row. */
class RowAlreadyDone extends Error {}

const verifyFee = (
  staffCase: StaffCase,
  { line, ...payment }: BankRow,
  writes: ReturnType<typeof writesForResult>,
  request: Request,
  services: Needs<'cases' | 'newId' | 'registrationNumbers'>,
): Promise<void> => {
  const { now, today, staff } = request
  const extraWrites = [
    { write: writes.result, refusal: () => new RowAlreadyDone() },
    { write: writes.count, refusal: () => new Conflict('This import is being undone') },
  ]
  const options = { attempt: attemptForRow(request, line), now, today, extraWrites }
  return actOnCase(staffCase, { action: 'verify-fee', payment }, staff, options, services)
}

const resultOfRefusal = ({ details, message }: Invalid) => ({
  outcome: 'wrong-status' as const,
  words: Object.values(details.errors ?? {}).flat()[0] ?? message,
})

const importRow = (
  imported: ImportedRows,
  row: BankRow,
  repeats: boolean,
  request: Request,
  services: ImportServices,
): Promise<void> => {
  const { bankImports } = services
  const defaults = { at: request.now.toISOString(), undone_at: null, kept_because: null }
  const mayPass = (error: unknown): boolean => error instanceof Stale || error instanceof Invalid
  return retry({ tries: triesPerRow, when: mayPass }, async (failedTries) => {
    const { staffCase, finding } = await matchRow(row, { repeats, today: request.today }, services)
    if (!staffCase || finding.outcome !== 'verified')
      return bankImports.record(imported, { ...finding, ...defaults })
    const writes = writesForResult(imported, { ...finding, ...defaults })
    await verifyFee(staffCase, row, writes, request, services).catch((error) => {
      if (error instanceof RowAlreadyDone) return
      // A refusal is recorded only at the last try: the case may have changed in between.
      if (!(error instanceof Invalid) || failedTries < triesPerRow - 1) throw error
      return bankImports.record(imported, { ...finding, ...defaults, ...resultOfRefusal(error) })
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
  const repeated = repeatedLines(imported.rows)
  for (const row of remaining) await importRow(imported, row, repeated.has(row.line), request, services)
  return services.bankImports.read(imported)
}
