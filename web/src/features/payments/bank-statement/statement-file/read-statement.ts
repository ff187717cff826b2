/** Turns the cells of a statement into rows that can be imported and rows that cannot be read. */

import { plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { foldDigits, isChallanNumber, plainNumber } from '#shared/kit/format.ts'
import {
  type BankRow,
  longestUnreadableText,
  mostBankRows,
  mostRupees,
  type UnreadableRow,
} from '#shared/payments/records/bank-statement.ts'
import {
  type DateOrder,
  dateIn,
  dateOrderOf,
  dateProblem,
  rowText,
  textIn,
} from '#web/ui/table-file/dates.ts'
import { UnusableFile } from '#web/ui/table-file/read-cells.ts'
import { type Columns, columnsIn, missingColumns } from './columns.ts'

const withCommas = /^\d{1,3}(,\d{2,3})*(\.\d{1,2})?$/ // 2,500.00 and 1,00,000
const withDots = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/ // 2.500,00: no rupee has three places
const ungrouped = /^\d+([.,]\d{1,2})?$/

const rupeesIn = (text: string): number | null => {
  if (ungrouped.test(text)) return Number(text.replace(',', '.'))
  if (withCommas.test(text)) return Number(text.replaceAll(',', ''))
  return withDots.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null
}

const currency = /^(?:rs|pkr|rupees)\.?:?|(?:\/[-=]|pkr|rs\.?|rupees)$/gi
/** Money that the bank has paid out or taken back: in brackets, with a minus before or after it, or a debit. */
const takenBack = /^\((.+)\)$|^[-−](.+)$|^(.+?)(?:[-−]|dr\.?)$/i

/** Rupees, or null; what was taken back is negative. */
export const amountIn = (cell: string): number | null => {
  const text = foldDigits(textIn(cell))
    .replace(/[\s'’]/g, '')
    .replace(/cr\.?$/i, '')
  const shown = text.replace(currency, '')
  const [, inBrackets, afterMinus, beforeMinus] = takenBack.exec(shown) ?? []
  const withoutSign = inBrackets ?? afterMinus ?? beforeMinus
  if (withoutSign === undefined) return rupeesIn(shown)
  const rupees = rupeesIn(withoutSign.replace(currency, ''))
  return rupees && -rupees
}

/** Banks fill the other of the two columns with nothing, zeros or a dash. */
const isNothing = (cell: string): boolean => /^[-–0.,\s]*$/.test(foldDigits(textIn(cell)))

/** The amount of a row with a credit and a debit column, of which one is filled; a debit is negative. */
const amountOf = (credit: string, debit: string): number | null => {
  if (isNothing(debit)) return amountIn(credit)
  const amount = isNothing(credit) ? amountIn(debit) : null
  return amount && -Math.abs(amount)
}

const voucherIn = (cell: string): string => plainVoucherNumber(textIn(cell))

export interface Statement {
  rows: BankRow[]
  unreadable: UnreadableRow[]
}

const linesAboveHeader = 20 // banks put their name, the account and the period above the table
const longestNumber = 30

const columnsOf = (cells: string[][]): { columns: Columns; header: number } => {
  const lines = cells.slice(0, linesAboveHeader).map(columnsIn)
  const header = lines.findIndex((columns) => missingColumns(columns).length === 0)
  if (header >= 0) return { columns: lines[header] as Columns, header }
  const [closest = {}] = [...lines].sort(
    (one, other) => missingColumns(one).length - missingColumns(other).length,
  )
  const missing = missingColumns(closest)
  throw new UnusableFile(
    `${missing.length === 1 ? 'A column is' : 'Columns are'} missing: ${missing.join(', ')}. The columns are known by the words in their first row`,
  )
}

const readRow = (
  cells: string[],
  line: number,
  columns: Columns,
  order: DateOrder,
): BankRow | UnreadableRow => {
  const cell = (column: keyof Columns) => cells[columns[column] ?? -1] ?? ''
  const dateCell = textIn(cell('paid_on'))
  const [paid_on, amount] = [dateIn(dateCell, order), amountOf(cell('amount'), cell('debit'))]
  const [voucher_number, challan_no] = [voucherIn(cell('voucher_number')), textIn(cell('challan_no'))]
  const unreadable = (problem: string) => ({ line, problem, text: rowText(cells, longestUnreadableText) })
  if (!paid_on) return unreadable(dateProblem(dateCell, order))
  if (amount === null || Math.abs(amount) > mostRupees) return unreadable('The amount cannot be read')
  if (plainNumber(challan_no) === '') return unreadable('No challan number')
  if (!isChallanNumber(challan_no)) return unreadable('Challan number with letters other than A to Z')
  if (voucher_number.length > longestNumber || challan_no.length > longestNumber)
    return unreadable('A number is too long')
  return { line, paid_on, voucher_number, amount, challan_no }
}

/** @param cells of each line of the file. @throws UnusableFile */
export const readStatement = (cells: string[][]): Statement => {
  const { columns, header } = columnsOf(cells)
  const order = dateOrderOf(cells.slice(header + 1).map((row) => textIn(row[columns.paid_on] ?? '')))
  const statement: Statement = { rows: [], unreadable: [] }
  cells.forEach((row, index) => {
    if (index <= header || row.every((cell) => cell.trim() === '')) return
    const read = readRow(row, index + 1, columns, order)
    if ('problem' in read) statement.unreadable.push(read)
    else statement.rows.push(read)
  })
  const count = statement.rows.length + statement.unreadable.length
  if (count > mostBankRows)
    throw new UnusableFile(`The file has ${count} rows. Import at most ${mostBankRows} at once`)
  if (count === 0) throw new UnusableFile('The file has no rows under its header')
  return statement
}
