/** The months as a CSV file. */
import type { MoneyMonth } from '#shared/payments/records/bank-statement.ts'
import { saveCsv } from '#web/ui/csv-file.ts'

const heads = [
  'Month',
  'Payments verified',
  'Rupees verified',
  'Verified by hand',
  'Reversed or undone',
  'Rupees reversed or undone',
  'Unmatched deposits',
  'Rupees of unmatched deposits',
]

export const monthCells = ({ month, verified, by_hand, removed, deposits }: MoneyMonth): string[] => [
  month,
  ...[
    ...[verified.count, verified.rupees, by_hand],
    ...[removed.count, removed.rupees, deposits.count, deposits.rupees],
  ].map(String),
]

export const saveMonths = (months: MoneyMonth[]): Promise<void> =>
  saveCsv(heads, months.map(monthCells), 'payments-by-month.csv')
