/** What the rows of one bank statement say about each other: the same row twice, a challan twice, a deposit taken back. */
import { formatDate, plainNumber } from '#shared/kit/format.ts'
import type { BankOutcome } from '../records/bank-outcomes.ts'
import type { BankFinding } from '../records/bank-statement.ts'
import type { Row, RowOutcome } from './bank-rows.ts'

const contentOf = ({ paid_on, amount, voucher_number }: Row): string =>
  [paid_on, amount, voucher_number].join(' ')

/** Rows that repeat an earlier one; it counts once. */
const copies = (rows: readonly Row[]): [number, RowOutcome][] =>
  [...Map.groupBy(rows, contentOf).values()].flatMap(([first, ...others]) =>
    others.map(({ line }): [number, RowOutcome] => [
      line,
      { outcome: 'same-row', words: `The same as row ${first?.line}, and counted once` },
    ]),
  )

/** Different payments with one number: which of them is right only the bank can tell. */
const conflicts = ([first, second, ...others]: readonly Row[]): [number, RowOutcome][] => {
  if (!first || !second) return []
  const repeated = (words: string) => ({ outcome: 'repeated' as const, words })
  return [
    [first.line, repeated(`This challan appears again in row ${second.line}`)],
    ...[second, ...others].map(({ line }): [number, RowOutcome] => [
      line,
      repeated(`This challan already appears in row ${first.line}`),
    ]),
  ]
}

/** A deposit and the row by which the bank took it back, in whatever order. */
const takenBack = (credit: Row | undefined, debit: Row | undefined): [number, RowOutcome][] =>
  credit && debit
    ? [
        [
          credit.line,
          {
            outcome: 'taken-back',
            words: `The bank took it back on ${formatDate(debit.paid_on)}: row ${debit.line}`,
          },
        ],
        [debit.line, { outcome: 'taken-back', words: `Takes row ${credit.line} back` }],
      ]
    : []

/** What the other rows of the file say about each row that they say anything about, by its line. */
export const outcomesInFile = (rows: readonly Row[]): Map<number, RowOutcome> =>
  new Map(
    [...Map.groupBy(rows, ({ challan_no }) => plainNumber(challan_no)).values()].flatMap((group) => {
      const again = copies(group)
      const once = group.filter(({ line }) => !again.some(([copy]) => copy === line))
      const credits = once.filter(({ amount }) => amount > 0)
      const debit = once.find(({ amount }) => amount < 0)
      return [...again, ...(credits.length > 1 ? conflicts(credits) : takenBack(credits[0], debit))]
    }),
  )

/** The row of the file that takes a deposit back. */
export const debitOf = <R extends Row>(rows: readonly R[], { challan_no }: Row): R | undefined =>
  rows.find((row) => row.amount < 0 && plainNumber(row.challan_no) === plainNumber(challan_no))

/** Of what the file says of a row, how much changes what the row means by itself. */
export const toldByFile = (row: Row, alone: RowOutcome, inFile: RowOutcome | undefined): RowOutcome => {
  if (!inFile || alone.outcome === 'later-than-today') return alone
  const decides = inFile.outcome === 'same-row' || row.amount > 0 || alone.outcome === 'no-payment'
  return decides ? inFile : alone
}

interface Found extends RowOutcome {
  line: number
  id: string | null
  deposit: BankFinding['deposit']
}

/** If several rows have one voucher number, the first that fits pays; a later one is a second payment. */
const asSecondPayments = <F extends Found>(findings: readonly F[]): F[] => {
  const payingLines = new Map<string, number>()
  return findings.map((finding) => {
    if (finding.outcome !== 'verified' || !finding.id) return finding
    const paying = payingLines.get(finding.id)
    if (paying === undefined) {
      payingLines.set(finding.id, finding.line)
      return finding
    }
    return { ...finding, outcome: 'paid-before', words: `Row ${paying} pays this fee`, deposit: 'new' }
  })
}

const keepsNothing: BankOutcome[] = ['same-row', 'repeated']

/** What would come of the rows of a file, found by looking at each alone or at slices of the file. */
export const findingsOfFile = <F extends Found>(rows: readonly Row[], findings: readonly F[]): F[] => {
  const inFile = outcomesInFile(rows)
  return asSecondPayments(
    findings.map((finding, place) => {
      const row = rows[place]
      if (!row) return finding
      const told = toldByFile(row, finding, inFile.get(row.line))
      return {
        ...finding,
        warning: undefined,
        ...told,
        ...(keepsNothing.includes(told.outcome) && { deposit: null }),
      }
    }),
  )
}
