/**
 * A check as a sheet, with questions and answers side by side. Only the end of a CNIC is shown, because the person
 * who asked knows it.
 */
import { formatDate } from '#shared/kit/format.ts'
import type { CheckedRow } from '../records/public-register.ts'
import type { AskedRow } from './check-rows.ts'
import { answerInWords, checkAnswerLabels } from './register-check.ts'

/** One row of a check. */
export interface SheetRow {
  asked: AskedRow
  row: CheckedRow
}

/** The name that was asked, or the end of the CNIC. */
export const askedAbout = ({ name, cnic }: AskedRow): string => name ?? `CNIC ending ${cnic?.slice(-4) ?? ''}`

const columns: [head: string, cell: (row: SheetRow) => string][] = [
  ['Line', ({ asked }) => String(asked.line)],
  ['Number', ({ asked }) => asked.number],
  ['Asked', ({ asked }) => askedAbout(asked)],
  ['Answer', ({ row }) => checkAnswerLabels[row.answer]],
  ['In words', ({ row }) => answerInWords(row)],
  ['Valid until', ({ row }) => formatDate(row.valid_until ?? '')],
  ['Name in the register', ({ row }) => row.name ?? ''],
  ['Spelling differs', ({ row }) => (row.spelling_differs ? 'Yes' : '')],
]

export const checkSheetHeads: string[] = columns.map(([head]) => head)
export const checkSheetCells = (row: SheetRow): string[] => columns.map(([, cell]) => cell(row))
