/** Turns the cells of a statement into rows that can be imported and rows that cannot be read. */
import { foldDigits, plainNumber } from '#shared/format.ts'
import { type BankRow, mostBankRows, mostRupees } from '#shared/records/bank-statement.ts'
import { amountIn, dateIn, textIn, voucherIn } from './cells.ts'
import { type Columns, columnsIn, missingColumns } from './columns.ts'

interface UnreadableRow {
  line: number
  /** The texts of the row, so that it can be found in the file. */
  cells: string
  problem: string
}

export interface Statement {
  rows: BankRow[]
  unreadable: UnreadableRow[]
}

/** Why a file is refused, in a sentence. */
export class UnusableFile extends Error {}

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

const readRow = (cells: string[], line: number, columns: Columns): BankRow | UnreadableRow => {
  const cell = (column: keyof Columns) => cells[columns[column]] ?? ''
  const [paid_on, amount] = [dateIn(cell('paid_on')), amountIn(cell('amount'))]
  const [voucher_number, challan_no] = [voucherIn(cell('voucher_number')), textIn(cell('challan_no'))]
  const unreadable = (problem: string) => ({ line, problem, cells: textIn(cells.filter(Boolean).join(' ')) })
  if (!paid_on) return unreadable('The date cannot be read')
  if (amount === null || amount > mostRupees) return unreadable('The amount cannot be read')
  if (plainNumber(foldDigits(challan_no)) === '') return unreadable('No challan number')
  if (voucher_number.length > longestNumber || challan_no.length > longestNumber)
    return unreadable('A number is too long')
  return { line, paid_on, voucher_number, amount, challan_no }
}

/** @param cells of each line of the file. @throws Unusable */
export const readStatement = (cells: string[][]): Statement => {
  const { columns, header } = columnsOf(cells)
  const statement: Statement = { rows: [], unreadable: [] }
  cells.forEach((row, index) => {
    if (index <= header || row.every((cell) => cell.trim() === '')) return
    const read = readRow(row, index + 1, columns)
    if ('problem' in read) statement.unreadable.push(read)
    else statement.rows.push(read)
  })
  const { rows, unreadable } = statement
  if (rows.length > mostBankRows)
    throw new UnusableFile(`The file has ${rows.length} rows. Import at most ${mostBankRows} at once`)
  if (rows.length + unreadable.length === 0) throw new UnusableFile('The file has no rows under its header')
  return statement
}
