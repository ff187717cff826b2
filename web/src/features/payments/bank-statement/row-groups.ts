/** The rows of a statement by what becomes of them, problems first, each with its count and sum. */
import { formatRupees } from '#shared/kit/format.ts'
import {
  type BankOutcome,
  bankOutcomeLabels,
  bankOutcomes,
  keepsDeposit,
} from '#shared/payments/records/bank-outcomes.ts'
import type { BankFinding, BankRow, UnreadableRow } from '#shared/payments/records/bank-statement.ts'
import { formatRowCount } from './row-counts.ts'

/** The group of a row: its outcome, or that of the file or the import. */
export type GroupName = BankOutcome | 'unreadable' | 'early' | 'undone' | 'left'

/** A row of a statement as a table shows it. */
export interface ShownRow {
  row: BankRow
  /** The application of the payment; missing where it is not known. */
  finding?: Pick<BankFinding, 'id' | 'reference_no'> | null
  group: GroupName
  good: boolean
  resultText: string
}

export interface RowGroup {
  name: GroupName
  label: string
  count: number
  /** Undefined where the rows could not be read. */
  rupees: number | undefined
  isProblem: boolean
  /** Whether its fees are verified or fit. */
  isGood: boolean
  /** A sentence about all its rows. */
  note: string | undefined
  rows: ShownRow[]
  unreadable: UnreadableRow[]
}

/** Fees that are verified, but with a date that a person should check, are a group of their own. */
export const groupOfFinding = ({ outcome, warning }: Pick<BankFinding, 'outcome' | 'warning'>): GroupName =>
  outcome === 'verified' && warning ? 'early' : outcome

const noProblem: GroupName[] = [
  'early',
  'no-payment',
  'same-row',
  'already-verified',
  'undone',
  'left',
  'verified',
]
const problems = bankOutcomes.filter((outcome) => !noProblem.includes(outcome))
const order: GroupName[] = [...problems, 'unreadable', ...noProblem]

const isProblem = (name: GroupName): boolean => !noProblem.includes(name)

const labels: Record<GroupName, string> = {
  ...bankOutcomeLabels,
  unreadable: 'Row cannot be read',
  early: 'Paid before the day of the voucher',
  undone: 'Undone',
  left: 'Not imported yet',
}

const noteOn = (name: GroupName): string | undefined => {
  if (name === 'unreadable') return 'These rows are recorded with the import. They do not stop the others.'
  if (name === 'repeated') return 'None of these rows verifies a fee. Check them with the bank.'
  if (name === 'early')
    return 'Number and amount fit, so these fees are verified. See whether the file writes the month before the day.'
  if (name === 'taken-back')
    return 'The bank took these payments back: they pay nothing. A fee that one of them has paid waits for a second person to reverse it.'
  if (name === 'same-row') return 'These rows are the same as an earlier row of the file, which counts once.'
  return name !== 'undone' && name !== 'left' && keepsDeposit(name)
    ? 'These payments are kept in the list of unmatched deposits.'
    : undefined
}

const sumOf = (rows: readonly ShownRow[]): number => rows.reduce((sum, { row }) => sum + row.amount, 0)

/** @param verifiedLabel what the fitting rows are called: they will be or have been verified */
export const groupRows = (
  rows: readonly ShownRow[],
  unreadable: UnreadableRow[],
  verifiedLabel = labels.verified,
): RowGroup[] =>
  order.flatMap((name) => {
    const members = rows.filter(({ group }) => group === name)
    const texts = name === 'unreadable' ? unreadable : []
    const count = members.length + texts.length
    if (count === 0) return []
    return {
      name,
      label: name === 'verified' ? verifiedLabel : labels[name],
      count,
      rupees: name === 'unreadable' ? undefined : sumOf(members),
      isProblem: isProblem(name),
      isGood: name === 'verified' || name === 'already-verified',
      note: noteOn(name),
      rows: members,
      unreadable: texts,
    }
  })

const totalOf = (groups: readonly RowGroup[]): string => {
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  return `${formatRowCount(count)}, ${formatRupees(groups.reduce((sum, { rupees = 0 }) => sum + rupees, 0))}`
}

/** "Problems: 3 rows, Rs. 7,500. To be verified: 1 row, Rs. 2,500." */
export const totalsText = (groups: readonly RowGroup[]): string =>
  [
    { name: 'Problems', members: groups.filter(({ isProblem }) => isProblem) },
    { name: 'To be verified', members: groups.filter(({ name }) => name === 'verified' || name === 'early') },
  ]
    .filter(({ members }) => members.length > 0)
    .map(({ name, members }) => `${name}: ${totalOf(members)}.`)
    .join(' ')
