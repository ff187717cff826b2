/** Counts of rows and files in words. */
import type { BankImport } from '#shared/records/bank-statement.ts'

export const rowsWords = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)

/** How many rows nothing has come of yet. */
export const rowsLeft = ({ rows, counts }: BankImport): number =>
  rows - Object.values(counts).reduce((sum, it) => sum + it, 0)

/** "3 rows, 1 verified" */
export const importWords = (it: BankImport): string => {
  const left = it.undone ? 0 : rowsLeft(it)
  return [
    rowsWords(it.rows),
    `${it.counts.verified ?? 0} verified`,
    ...(it.undone ? [`${it.undone_rows} undone`] : []),
    ...(left > 0 ? [`${left} not imported yet`] : []),
  ].join(', ')
}
