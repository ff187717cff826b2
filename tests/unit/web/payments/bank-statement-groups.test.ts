/** The rows of a statement by reason, and the files that are made of them. */
import { expect, test } from 'vitest'
import { importGroups, rowsLeftToUndo } from '#web/features/payments/bank-statement/import-rows.ts'
import { monthCells } from '#web/features/payments/bank-statement/months-card.tsx'
import { importLabel, previewGroups } from '#web/features/payments/bank-statement/preview.tsx'
import { problemCells } from '#web/features/payments/bank-statement/problems-button.tsx'
import { totalsText } from '#web/features/payments/bank-statement/row-groups.ts'
import { csvText } from '#web/ui/csv-file.ts'

const row = (line: number, amount = 2500) => ({
  line,
  paid_on: '2026-11-20',
  voucher_number: '',
  amount,
  challan_no: `CH-${line}`,
})
const finding = (line: number, outcome: 'verified' | 'bad-voucher' | 'already-verified') => ({
  line,
  outcome,
  words: outcome === 'bad-voucher' ? 'No voucher number' : 'Fee verified',
  id: null,
  reference_no: null,
  deposit: outcome === 'bad-voucher' ? ('new' as const) : null,
})
const unreadable = [{ line: 3, text: '=HYPERLINK("x")', problem: 'The date cannot be read' }]
const preview = {
  id: 'one',
  file_name: 'november.csv',
  rows: [row(2), row(4, 1000.5), row(5), row(6), row(7)],
  unreadable,
  findings: [
    finding(2, 'verified'),
    finding(4, 'bad-voucher'),
    finding(5, 'verified'),
    finding(6, 'already-verified'),
    finding(7, 'bad-voucher'),
  ],
}

test('a preview groups rows by reason with count and rupees, problems first', () => {
  const groups = previewGroups(preview)
  expect(groups.map(({ label, count, rupees }) => [label, count, rupees])).toEqual([
    ['Voucher number missing or wrong', 2, 3500.5],
    ['Row cannot be read', 1, undefined],
    ['Verified before', 1, 2500],
    ['Will be verified', 2, 5000],
  ])
  expect(totalsText(groups)).toBe('Problems: 3 rows, Rs. 3,500.5. To be verified: 2 rows, Rs. 5,000.')
})

test('fees that are verified by a payment from before their voucher are a group of their own, with the warning', () => {
  const early = { ...finding(2, 'verified'), warning: 'Paid before its voucher of 24-11-2026' }
  const groups = previewGroups({ ...preview, unreadable: [], findings: [early, finding(4, 'verified')] })
  expect(groups.map(({ label, rows }) => [label, rows[0]?.resultText])).toEqual([
    ['Paid before the day of the voucher', 'Paid before its voucher of 24-11-2026'],
    ['Will be verified', 'Will be verified'],
  ])
  expect(totalsText(groups)).toBe('To be verified: 2 rows, Rs. 3,500.5.')
})

test.each([
  [preview.findings, 'Verify 2 payments'],
  [[finding(2, 'verified')], 'Verify 1 payment'],
  [[finding(2, 'bad-voucher')], 'Keep 1 unmatched deposit'],
  [[finding(2, 'already-verified')], undefined],
])('the button of a preview says what it does: %#', (findings, label) => {
  expect(importLabel(findings)).toBe(label)
})

test('the file of problems has them in the order of the statement, and no cell that a spreadsheet would run', async () => {
  const cells = problemCells(previewGroups(preview))
  expect(cells.map(([line, , , , amount, , detail]) => [line, amount, detail])).toEqual([
    ['3', '', 'The date cannot be read'],
    ['4', '1000.5', 'No voucher number'],
    ['7', '2500', 'No voucher number'],
  ])
  expect(await csvText(['Text'], [[cells[0]?.at(-1) ?? '']])).toBe(`\uFEFFText\r\n"'=HYPERLINK(""x"")"`)
})

test('an import groups what was undone and what is left, and knows what an undo has still to do', () => {
  const at = '2026-11-20T10:00:00.000Z'
  const result = (outcome: 'verified' | 'bad-voucher', more: object) => ({
    ...finding(2, outcome),
    ...{ at, undone_at: null, kept_because: null },
    ...more,
  })
  const details = {
    ...{ id: 'one', at, by: { id: '1', name: 'Amina' }, file_name: 'november.csv', rows: 4, unreadable },
    ...{ unreadable_rows: 1, counts: {} as never, undone_rows: 1, undo_proposed: null },
    undone: {
      ...{ by: { id: '1', name: 'Amina' }, confirmed_by: { id: '2', name: 'Asif' } },
      ...{ at, reason: 'The wrong file' },
    },
    results: [
      { ...row(2), result: result('verified', { undone_at: at }) },
      { ...row(4), result: result('bad-voucher', { kept_because: 'The deposit has been settled' }) },
      { ...row(5), result: result('verified', {}) },
      { ...row(6), result: null },
    ],
  }
  expect(importGroups(details).map(({ label, rows }) => [label, rows[0]?.resultText])).toEqual([
    ['Voucher number missing or wrong', 'Not undone. The deposit has been settled'],
    ['Row cannot be read', undefined],
    ['Undone', 'Undone'],
    ['Not imported yet', 'Not imported yet'],
    ['Fee verified', 'Fee verified'],
  ])
  expect(rowsLeftToUndo(details)).toBe(1)
})

test('a month is a line of the file of months', () => {
  const sums = { verified: { count: 3, rupees: 9000 }, removed: { count: 1, rupees: 3000 } }
  const stocks = {
    deposits: { count: 1, rupees: 1000.5 },
    taken_back: { count: 2, rupees: 500 },
    refunded: { count: 1, rupees: 700 },
  }
  const month = { month: '2026-11', ...sums, by_hand: 2, ...stocks }
  expect(monthCells(month)).toEqual([
    '2026-11',
    '3',
    '9000',
    '2',
    '1',
    '3000',
    '1',
    '1000.5',
    '2',
    '500',
    '1',
    '700',
  ])
})
