/** The rows of a stored import as the table shows them, and what is left to do with them. */
import type { BankImportDetails, BankResult } from '#shared/records/bank-statement.ts'
import type { ShownRow } from './rows-table.tsx'

type ImportRow = BankImportDetails['results'][number]

const isVerified = (result: BankResult | null): boolean =>
  result?.outcome === 'verified' && !result.undone_at && !result.kept_because

const resultText = (result: BankResult | null): string => {
  if (!result) return 'Not imported yet'
  if (result.undone_at) return 'Undone'
  return result.kept_because ? `Still verified. ${result.kept_because}` : result.words
}

export const shownRow = ({ result, ...row }: ImportRow): ShownRow => ({
  row,
  finding: result,
  good: isVerified(result),
  resultText: resultText(result),
})

/** How many rows an interrupted undo has still to reverse. */
export const rowsLeftToUndo = ({ undone, results }: BankImportDetails): number =>
  undone ? results.filter(({ result }) => isVerified(result)).length : 0
