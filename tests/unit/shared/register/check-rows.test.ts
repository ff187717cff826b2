import { expect, test } from 'vitest'
import { type AskedRow, readCheckRows } from '#shared/register/rules/check-rows.ts'

const only = (cells: string[]): Omit<AskedRow, 'line'> | undefined => {
  const [row] = readCheckRows([cells]).rows
  if (!row) return undefined
  const { line: _line, ...asked } = row
  return asked
}

test.each([
  [['A-00012', 'Ayesha Siddiqa'], { number: 'A-00012', name: 'Ayesha Siddiqa' }],
  [['Ayesha Siddiqa', 'A-00012'], { number: 'A-00012', name: 'Ayesha Siddiqa' }],
  [['7', 'A-00012', 'Ayesha Siddiqa'], { number: 'A-00012', name: 'Ayesha Siddiqa' }],
  [['A-00012', '35202-1234567-1'], { number: 'A-00012', cnic: '3520212345671' }],
  [['A-00012', 'Ayesha Siddiqa', '35202-1234567-1'], { number: 'A-00012', cnic: '3520212345671' }],
  [['A-00012', 'Ayesha Siddiqa', '31-12-2027'], { number: 'A-00012', name: 'Ayesha Siddiqa' }],
  [['4711', 'عائشہ صدیقہ'], { number: '4711', name: 'عائشہ صدیقہ' }],
  [['A-00012 Ayesha Siddiqa'], { number: 'A-00012', name: 'Ayesha Siddiqa' }],
  [['A 00012   3520212345671'], { number: 'A 00012', cnic: '3520212345671' }],
])('%j is read', (cells, asked) => {
  expect(only(cells)).toEqual(asked)
})

test('a heading and empty rows are left out, and lines keep their place', () => {
  const read = readCheckRows([['Number', 'Name'], ['', ''], ['A-1', 'Ali Khan'], ['A-2'], ['Bilal']])

  expect(read.rows).toEqual([{ line: 3, number: 'A-1', name: 'Ali Khan' }])
  expect(read.unreadable).toEqual([
    { line: 4, why: 'There is no name and no CNIC of 13 digits next to the number' },
    { line: 5, why: 'There is no registration number in this row' },
  ])
})
