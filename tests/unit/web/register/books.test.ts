/** An old register as its file is read in the browser. */
import { describe, expect, test } from 'vitest'
import { aRegisterFile, defectKinds } from '#tests/support/cases/register-file.ts'
import { guessDateOrder, readBookDate } from '#web/features/register/books/book-file/book-dates.ts'
import { guessMapping, mappingProblems } from '#web/features/register/books/book-file/columns.ts'
import {
  digestOf,
  guessOptions,
  partsOf,
  readBook,
  sheetOf,
} from '#web/features/register/books/book-file/read-book.ts'
import { readCells } from '#web/ui/table-file/read-cells.ts'

const today = '2026-11-22'
const header =
  'Reg. No.,Name,Father Name,CNIC,D.O.B.,City,Qualification,Date of Registration,Valid upto,Category,Page'

const read = async (text: string | Uint8Array<ArrayBuffer>) => {
  const sheet = sheetOf(await readCells(new Blob([text]), 5))
  return readBook(sheet, guessOptions(sheet, today))
}
const cellsOf = (given: Record<string, string> = {}) => ({
  number: 'RPh-1/87',
  name: 'Ayesha Siddiqua',
  father: 'Muhammad Imran',
  cnic: '35202-1234567-1',
  born: '17-03-1962',
  city: 'Lahore',
  qualification: 'B Pharm',
  from: '04/05/1987',
  until: '03-05-2027',
  category: 'A',
  page: '12',
  ...given,
})
const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
const csv = (...rows: Record<string, string>[]) =>
  [header, ...rows.map((row) => Object.values(cellsOf(row)).map(quoted).join(','))].join('\r\n')

test('a row is read as it is written, its dates and CNIC in the form of the portal', async () => {
  expect(await read(csv({ number: '="0077"', category: 'Cat. b', city: 'n/a' }))).toEqual({
    rows: [
      {
        ...{ line: 2, number: '0077', category: 'B', name: 'Ayesha Siddiqua', father_name: 'Muhammad Imran' },
        ...{ cnic: '3520212345671', date_of_birth: '1962-03-17', city: '', qualification: 'B Pharm' },
        ...{ first_registered_on: '1987-05-04', valid_until: '2027-05-03', page: '12' },
        ...{ phone: '', email: '' },
      },
    ],
    unreadable: [],
  })
})

describe('what cannot be read', () => {
  test.each<[string, Record<string, string>, string]>([
    ['number-missing', { number: '' }, 'No registration number'],
    ['number-wrong', { number: 'رجسٹر' }, 'Registration number with letters other than A to Z'],
    ['too-long', { number: '1'.repeat(31) }, 'Registration number is too long'],
    ['name-missing', { name: '' }, 'No name'],
    ['name-wrong', { name: 'Ayesha 2' }, 'Name with digits or signs'],
    ['father-missing', { father: '-' }, 'No father’s name'],
    ['father-wrong', { father: '(late)' }, 'Father’s name with digits or signs'],
    ['cnic-wrong', { cnic: '35202-123456-1' }, 'CNIC does not have 13 digits'],
    ['date-missing', { until: '' }, 'Valid until is missing'],
    ['date-wrong', { from: '31-02-1987' }, 'First registered on: “31-02-1987” is no date'],
    ['date-unclear', { from: '04-05-87' }, 'First registered on: the year “04-05-87” has two digits'],
    [
      'date-unclear',
      { from: '05/25/1987' },
      'First registered on: day and month of “05/25/1987” are the other way round',
    ],
    ['date-future', { from: '01-01-2028', until: '01-01-2030' }, 'Registered later than today'],
    ['end-before-beginning', { until: '01-01-1980' }, 'Ends before it begins'],
    ['birth-too-late', { born: '01-01-1980' }, 'Born too late to be registered then'],
    ['category-wrong', { category: 'X' }, 'Unknown category “X”'],
    ['too-long', { city: 'x'.repeat(61) }, 'City is too long'],
    ['formula', { city: '=1+1' }, 'City begins like a formula'],
    ['formula', { name: '@SUM(A1)' }, 'Name begins like a formula'],
    ['letters-lost', { name: 'Ay\uFFFDsha' }, 'Letters were lost when the file was saved'],
    ['letters-lost', { city: 'Ã¼rÃ¼' }, 'Letters were lost when the file was saved'],
    ['cells-shifted', { page: '12,Imran' }, 'More cells than the header has'],
  ])('%s: %o', async (problem, given, words) => {
    const text = csv(given).replace('"12,Imran"', '12,Imran')
    const { rows, unreadable } = await read(text)
    expect(rows).toEqual([])
    expect(unreadable).toMatchObject([{ line: 2, problem, words }])
  })

  test('a number twice, and a CNIC under two numbers: all of these rows, each naming another', async () => {
    const others = { cnic: '' }
    const { rows, unreadable } = await read(
      csv(
        { ...others, number: 'R 1' },
        { ...others, number: 'r-1' },
        { number: 'R 2' },
        { number: 'R 3' },
        { ...others, number: 'R 4' },
      ),
    )
    expect(rows.map(({ number }) => number)).toEqual(['R 4'])
    expect(unreadable.map(({ line, problem, words }) => [line, problem, words])).toEqual([
      [2, 'number-twice', 'The number appears again in row 3'],
      [3, 'number-twice', 'The number already appears in row 2'],
      [4, 'cnic-twice', 'The CNIC appears again in row 5'],
      [5, 'cnic-twice', 'The CNIC already appears in row 4'],
    ])
  })
})

test('byte order mark, UTF-16, semicolons and a title above the header are read', async () => {
  const expected = await read(csv({}))
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...csv({})].map((c) => c.charCodeAt(0))).buffer),
  ])
  expect(await read(`\uFEFF${csv({})}`)).toEqual(expected)
  expect(await read(utf16)).toEqual(expected)
  expect(await read(csv({}).replaceAll(',', ';'))).toEqual(expected)
  const titled = await read(`Register of Pharmacists,,\n,,\n${csv({})}`)
  expect(titled.rows.map(({ line }) => line)).toEqual([4])
})

test('columns are guessed by their header, and what is missing or chosen twice is named', () => {
  const mapping = guessMapping(header.split(','))
  expect(Object.values(mapping)).toEqual([0, 1, 2, 7, 8, 3, 4, 5, 6, 9, 10, null, null])
  expect(mappingProblems({ ...mapping, name: null, city: 0 })).toEqual([
    'Choose the column of: Name',
    'One column is chosen for: Registration number, City',
  ])
})

test('the order of day and month follows the dates that can be told', () => {
  expect(guessDateOrder(['01-02-1999', '25-02-1999', '03/25/1999', '26-02-1999'])).toBe('day-first')
  expect(guessDateOrder(['01-02-1999', '02/25/1999'])).toBe('month-first')
  expect(readBookDate('02/25/1999', 'month-first', 'From')).toEqual({ date: '1999-02-25' })
  expect(readBookDate('4 May 1987', 'day-first', 'From')).toEqual({ date: '1987-05-04' })
})

test('parts hold at most 100 rows in the order of the file, and the same file has the same digest', async () => {
  const file = aRegisterFile({ rows: 250, defects: 30, seed: 7 })
  const [one, again] = [await read(file.text), await read(file.text)]
  const parts = partsOf(one)
  expect(parts.map(({ rows, unreadable }) => rows.length + unreadable.length)).toEqual([100, 100, 50])
  expect(await digestOf(parts)).toBe(await digestOf(partsOf(again)))
  expect(await digestOf(parts)).not.toBe(await digestOf(parts.slice(1)))
})

test('of a register with defects of every kind each row is answered rightly', async () => {
  const file = aRegisterFile({ rows: 1000, defects: 100, seed: 1 })
  expect(new Set(file.defects.values()).size).toBe(defectKinds.length)
  const { rows, unreadable } = await read(file.text)
  expect(unreadable.map(({ line, problem }) => [line, problem])).toEqual(
    [...file.defects].sort(([a], [b]) => a - b),
  )
  expect(rows).toHaveLength(1000 - file.defects.size)
})
