/** The rows of a stored import as groups, and what is left to do with them. */
import type { BankImportDetails, BankResult } from '#shared/payments/records/bank-statement.ts'
import { changedSomething } from '#shared/payments/rules/bank-rows.ts'
import { type GroupName, groupOfFinding, groupRows, type RowGroup, type ShownRow } from './row-groups.ts'

type ImportRow = BankImportDetails['results'][number]

const isVerified = (result: BankResult | null): boolean =>
  result?.outcome === 'verified' && !result.warning && !result.undone_at && !result.kept_because

const resultText = (result: BankResult | null): string => {
  if (!result) return 'Not imported yet'
  if (result.undone_at) return 'Undone'
  if (!result.kept_because) return result.warning ?? result.words
  return `${result.outcome === 'verified' ? 'Still verified' : 'Not undone'}. ${result.kept_because}`
}

const groupOf = (result: BankResult | null): GroupName => {
  if (!result) return 'left'
  return result.undone_at ? 'undone' : groupOfFinding(result)
}

const shownRow = ({ result, ...row }: ImportRow): ShownRow => ({
  row,
  finding: result,
  group: groupOf(result),
  good: isVerified(result),
  resultText: resultText(result),
})

export const importGroups = ({ results, unreadable }: BankImportDetails): RowGroup[] =>
  groupRows(results.map(shownRow), unreadable)

/** Whether the import has done something that can be undone. */
export const canBeUndone = ({ undone, results }: BankImportDetails): boolean =>
  !undone && results.some(({ result }) => result && changedSomething(result))

/** How many rows an interrupted undo has still to reverse. */
export const rowsLeftToUndo = ({ undone, results }: BankImportDetails): number => {
  if (!undone) return 0
  const isLeft = (result: BankResult) => changedSomething(result) && !result.undone_at && !result.kept_because
  return results.filter(({ result }) => result && isLeft(result)).length
}
