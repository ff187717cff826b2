/** Counts of an import's rows as text. */
import type { BankImport } from '#shared/payments/records/bank-statement.ts'

export const formatRowCount = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)

/** How many rows have no result yet. */
export const rowsLeft = ({ rows, counts }: BankImport): number =>
  rows - Object.values(counts).reduce((sum, count) => sum + count, 0)

/** "3 rows, 1 verified" */
export const summarizeImport = (bankImport: BankImport): string => {
  const left = bankImport.undone ? 0 : rowsLeft(bankImport)
  return [
    formatRowCount(bankImport.rows),
    `${bankImport.counts.verified ?? 0} verified`,
    ...(bankImport.undone ? [`${bankImport.undone_rows} undone`] : []),
    ...(bankImport.unreadable_rows > 0 ? [`${bankImport.unreadable_rows} not readable`] : []),
    ...(left > 0 ? [`${left} not imported yet`] : []),
  ].join(', ')
}
