/** Where the table of a bank's file begins and what its columns hold: remembered for the bank, or guessed. */
import { isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import {
  type BankColumns,
  type BankFormat,
  type DateOrder,
  longestHeading,
  mostHeadings,
} from '#shared/payments/records/bank-format.ts'
import { dateOrderOf, textIn } from '#web/ui/table-file/dates.ts'
import { columnsIn, missingColumns } from './columns.ts'
import { numberIn, voucherWithin } from './numbers.ts'

export interface Layout {
  bank: string
  /** The place of the line with the headings. */
  header: number
  columns: BankColumns
  /** Null where the file does not say whether the day or the month comes first. */
  order: DateOrder | null
}

/** Banks put their name, the account and the period above the table. */
export const linesAboveHeader = 40
const longestBank = 60

export const headingsIn = (line: readonly string[] = []): string[] =>
  line.slice(0, mostHeadings).map((heading) => textIn(heading).slice(0, longestHeading))

const cellsOf = (cells: string[][], { header, column }: { header: number; column: number | undefined }) =>
  column === undefined ? [] : cells.slice(header + 1).map((row) => textIn(row[column] ?? ''))

/** Some banks call their own number the reference, and write the voucher into the narration. */
const byContents = (cells: string[][], header: number, columns: BankColumns): BankColumns => {
  const { voucher_number, ...others } = columns
  const holds = (column: number | undefined, isIt: (cell: string) => boolean) =>
    cellsOf(cells, { header, column }).some(isIt)
  const isVoucher = (cell: string) => isVoucherNumber(numberIn(cell)?.replace(/[\s-]/g, '') ?? '')
  const isElsewhere =
    !holds(voucher_number, isVoucher) && holds(others.narration, (cell) => voucherWithin(cell) !== '')
  if (voucher_number === undefined || !isElsewhere) return columns
  return { ...others, challan_no: others.challan_no ?? voucher_number }
}

/** The day or the month first, as the file's dates show; null where they do not. */
export const orderIn = (cells: string[][], header: number, { paid_on }: BankColumns): DateOrder | null =>
  dateOrderOf(cellsOf(cells, { header, column: paid_on }))

/** The name above the table, or that of the file. */
const bankAbove = (cells: string[][], header: number, fileName: string): string => {
  const above = cells.slice(0, header).flat().map(textIn)
  return (above.find((text) => /\p{L}{3}/u.test(text)) ?? fileName.replace(/\.[^.]*$/, '')).slice(
    0,
    longestBank,
  )
}

const guessedHeader = (lines: string[][]): number => {
  const lacking = lines.map((line) => missingColumns(columnsIn(line)).length)
  return Math.max(lacking.indexOf(Math.min(...lacking)), 0)
}

/** With the headings in another line than before. */
export const layoutAt = (cells: string[][], header: number, fileName: string): Layout => {
  const columns = byContents(cells, header, columnsIn(cells[header] ?? []))
  return { bank: bankAbove(cells, header, fileName), header, columns, order: orderIn(cells, header, columns) }
}

/** @param formats what is remembered of banks */
export const layoutOf = (cells: string[][], formats: readonly BankFormat[], fileName: string): Layout => {
  const lines = cells.slice(0, linesAboveHeader)
  for (const [header, line] of lines.entries()) {
    const headings = JSON.stringify(headingsIn(line))
    const known = formats.find((format) => JSON.stringify(format.headings) === headings)
    if (known) {
      const { bank, columns, order } = known
      return { bank, header, columns, order: orderIn(cells, header, columns) ?? order }
    }
  }
  return layoutAt(cells, guessedHeader(lines), fileName)
}

/** What is remembered of the bank; null where the layout is not complete. */
export const formatOf = (cells: string[][], { bank, header, columns, order }: Layout): BankFormat | null =>
  order && missingColumns(columns).length === 0 && bank.trim()
    ? { bank, headings: headingsIn(cells[header]), columns, order }
    : null
