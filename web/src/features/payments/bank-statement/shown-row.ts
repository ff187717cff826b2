import type { BankFinding, BankRow } from '#shared/payments/records/bank-statement.ts'
import type { BankOutcome } from '#shared/payments/rules/bank-rows.ts'

/** The group of a row: its outcome, or that of the file or the import. */
export type GroupName = BankOutcome | 'unreadable' | 'undone' | 'left'

/** A row of a statement as a table shows it. */
export interface ShownRow {
  row: BankRow
  /** The application of the payment; missing where it is not known. */
  finding?: Pick<BankFinding, 'id' | 'reference_no'> | null
  group: GroupName
  good: boolean
  resultText: string
}
