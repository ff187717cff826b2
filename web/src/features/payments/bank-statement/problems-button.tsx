import { formatVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate } from '#shared/kit/format.ts'
import { Button } from '#web/ui/button.tsx'
import { saveCsv } from '#web/ui/csv-file.ts'
import type { RowGroup } from './row-groups.ts'

/** The problems of a statement as a CSV file, to be cleared with the bank. */
const problemHeads = [
  'Row',
  'Date',
  'Voucher number',
  'Challan number',
  'Amount',
  'Problem',
  'Detail',
  'Application',
  'Text in the file',
] as const

/** In the order of the file. */
export const problemCells = (groups: readonly RowGroup[]): string[][] =>
  groups
    .filter(({ isProblem }) => isProblem)
    .flatMap(({ label, rows, unreadable }) => [
      ...rows.map(({ row, finding, resultText }) => [
        String(row.line),
        formatDate(row.paid_on),
        formatVoucherNumber(row.voucher_number),
        row.challan_no,
        String(row.amount),
        label,
        resultText,
        finding?.reference_no ?? '',
        '',
      ]),
      ...unreadable.map(({ line, text, problem }) => [
        String(line),
        ...['', '', '', ''],
        label,
        problem,
        '',
        text,
      ]),
    ])
    .sort(([one], [other]) => Number(one) - Number(other))

/** @param file_name of the statement */
const saveProblems = (groups: readonly RowGroup[], file_name: string): Promise<void> =>
  saveCsv(problemHeads, problemCells(groups), `${file_name.replace(/\.[^.]*$/, '')}-problems.csv`)

/** Saves the problems as a CSV file; not shown where there are none. */
export const ProblemsButton = ({ groups, file_name }: { groups: RowGroup[]; file_name: string }) =>
  groups.some(({ isProblem }) => isProblem) ? (
    <Button onClick={() => void saveProblems(groups, file_name)}>Save the problems as CSV</Button>
  ) : null
