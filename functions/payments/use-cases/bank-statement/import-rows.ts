/** Imports a slice of a bank statement: each row that fits verifies its fee, by the same command as a clerk's. */
import { actOnCase } from '#functions/cases/use-cases/act-on-case.ts'
import type { StaffCase } from '#functions/cases/use-cases/load-case.ts'
import { type ImportedRows, writesForResult } from '#functions/payments/data/bank-import-writes.ts'
import type { RequestContext } from '#functions/platform/services/request-context.ts'
import { retry } from '#functions/platform/table/retry.ts'
import type { Needs } from '#functions/services.ts'
import type { StaffMember } from '#functions/staff/data/staff.ts'
import { Conflict, Invalid, Stale } from '#shared/kit/errors.ts'
import type { BankFinding, BankImport, BankRow } from '#shared/payments/records/bank-statement.ts'
import type { Deposit } from '#shared/payments/records/deposit.ts'
import type { RowOutcome } from '#shared/payments/rules/bank-rows.ts'
import { outcomesInFile } from '#shared/payments/rules/rows-of-a-file.ts'
import { changeForDebit } from './debit-changes.ts'
import { attemptForRow, loadImport, sliceOf, triesPerRow } from './load-import.ts'
import { matchRow } from './match-rows.ts'
import { depositIn, depositWrites } from './row-deposits.ts'

type Request = Pick<RequestContext, 'attempt' | 'now' | 'today'> & { staff: StaffMember }

type ImportServices = Parameters<typeof actOnCase>[4] &
  Needs<'bankImports' | 'challans' | 'formerApplications' | 'users' | 'vouchers'>

/** A call at the same time has done the row. */
class RowAlreadyDone extends Error {
  override readonly name = 'RowAlreadyDone'
}

const refusals = (writes: ReturnType<typeof writesForResult>) => [
  { write: writes.result, refusal: () => new RowAlreadyDone() },
  { write: writes.count, refusal: () => new Conflict('This import is being undone') },
]

const verifyFee = (
  staffCase: StaffCase,
  { line, ...payment }: BankRow,
  statement: Deposit,
  extraWrites: ReturnType<typeof refusals>,
  request: Request,
  services: ImportServices,
): Promise<void> => {
  const { now, today, staff } = request
  const options = {
    ...{ attempt: attemptForRow(request, line), now, today, statement },
    extraWrites: () => extraWrites,
  }
  return actOnCase(staffCase, { action: 'verify-fee', payment }, staff, options, services)
}

const resultOfRefusal = ({ details, message }: Invalid) => ({
  outcome: 'wrong-status' as const,
  words: Object.values(details.errors ?? {}).flat()[0] ?? message,
  deposit: null,
})

const importRow = (
  imported: ImportedRows,
  row: BankRow,
  inFile: RowOutcome | undefined,
  request: Request,
  services: ImportServices,
): Promise<void> => {
  const at = request.now.toISOString()
  const mayPass = (error: unknown): boolean => error instanceof Stale || error instanceof Invalid
  return retry({ tries: triesPerRow, when: mayPass }, async (failedTries) => {
    const match = await matchRow(row, { inFile, ...request }, services)
    const { staffCase, finding } = match
    const result = { ...finding, at, undone_at: null, kept_because: null }
    const writes = writesForResult(imported, result)
    const unlessDone = (error: unknown) => {
      if (!(error instanceof RowAlreadyDone)) throw error
    }
    const change = changeForDebit(row, match, imported, request)
    if (change && staffCase) {
      change.extraWrites = [...refusals(writes), ...(change.extraWrites ?? [])]
      const { review, application_form } = staffCase
      return services.cases
        .change(review, application_form, change, attemptForRow(request, row.line))
        .catch(unlessDone)
    }
    const record = (found: BankFinding) =>
      services.bankImports.record(
        imported,
        { ...result, ...found },
        depositWrites(imported, row, { ...match, finding: found }, request),
      )
    if (!staffCase || finding.outcome !== 'verified') return record(finding)
    const statement = depositIn(row, match, imported, request.now)
    await verifyFee(staffCase, row, statement, refusals(writes), request, services)
      .catch(unlessDone)
      .catch((error) => {
        // A refusal is recorded only at the last try: the case may have changed in between.
        if (!(error instanceof Invalid) || failedTries < triesPerRow - 1) throw error
        return record({ ...finding, ...resultOfRefusal(error) })
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
  const inFile = outcomesInFile(imported.rows)
  for (const row of remaining) await importRow(imported, row, inFile.get(row.line), request, services)
  return services.bankImports.read(imported)
}
