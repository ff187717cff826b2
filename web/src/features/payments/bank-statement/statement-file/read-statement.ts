/** Turns the cells of a statement into rows that can be imported and rows that cannot be read. */

import { plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { isChallanNumber, plainNumber } from '#shared/kit/format.ts'
import type { BankColumn } from '#shared/payments/records/bank-format.ts'
import {
  type BankRow,
  longestUnreadableText,
  mostBankRows,
  mostRupees,
  mostUnreadableRows,
  type UnreadableRow,
} from '#shared/payments/records/bank-statement.ts'
import { dateIn, rowText, textIn } from '#web/ui/table-file/dates.ts'
import { UnusableFile } from '#web/ui/table-file/read-cells.ts'
import { amountOf } from './amounts.ts'
import type { Layout } from './layout.ts'
import { challanWithin, numberIn, voucherWithin } from './numbers.ts'

export interface Statement {
  rows: BankRow[]
  unreadable: UnreadableRow[]
}

const longestNumber = 30

const roundedProblem = (cell: string): string =>
  `Excel has rounded the number to ${textIn(cell).slice(0, 20)}: save this column as text`

export const readRow = (
  cells: string[],
  line: number,
  { columns, order }: Pick<Layout, 'columns' | 'order'>,
): BankRow | UnreadableRow => {
  const cell = (column: BankColumn) => cells[columns[column] ?? -1] ?? ''
  const unreadable = (problem: string) => ({ line, problem, text: rowText(cells, longestUnreadableText) })
  const paid_on = dateIn(textIn(cell('paid_on')), order ?? 'day-first')
  const amount = amountOf({ credit: cell('amount'), debit: cell('debit'), direction: cell('direction') })
  const [voucher, challan] = [numberIn(cell('voucher_number')), numberIn(cell('challan_no'))]
  if (!paid_on) return unreadable('The date cannot be read')
  if (amount === null || Math.abs(amount) > mostRupees) return unreadable('The amount cannot be read')
  if (voucher === null) return unreadable(roundedProblem(cell('voucher_number')))
  if (challan === null) return unreadable(roundedProblem(cell('challan_no')))
  const narration = cell('narration')
  const voucher_number = plainVoucherNumber(voucher) || voucherWithin(narration)
  const challan_no = challan || challanWithin(narration)
  if (plainNumber(challan_no) === '') return unreadable('No challan number')
  if (!isChallanNumber(challan_no)) return unreadable('Challan number with letters other than A to Z')
  if (voucher_number.length > longestNumber || challan_no.length > longestNumber)
    return unreadable('A number is too long')
  return { line, paid_on, voucher_number, amount, challan_no }
}

/** @param cells of each line of the file. @throws UnusableFile */
export const readStatement = (cells: string[][], layout: Layout): Statement => {
  const statement: Statement = { rows: [], unreadable: [] }
  cells.forEach((row, index) => {
    if (index <= layout.header || row.every((cell) => cell.trim() === '')) return
    const read = readRow(row, index + 1, layout)
    if ('problem' in read) statement.unreadable.push(read)
    else statement.rows.push(read)
  })
  const { rows, unreadable } = statement
  if (rows.length > mostBankRows)
    throw new UnusableFile(`The file has ${rows.length} rows. Import at most ${mostBankRows} at once`)
  if (unreadable.length > mostUnreadableRows)
    throw new UnusableFile(`${unreadable.length} rows cannot be read. Check what the columns hold`)
  if (rows.length + unreadable.length === 0) throw new UnusableFile('The file has no rows under its header')
  return statement
}
