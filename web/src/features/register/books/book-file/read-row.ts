/** Turns a line of an old register into a row, or says why it cannot be read. The first defect of a line is named. */
import * as z from 'zod/mini'
import { startsFormula } from '#shared/cases/rules/export-sheet.ts'
import { addDays, foldDigits } from '#shared/kit/format.ts'
import {
  type BookRow,
  longestUnreadableRow,
  newBookRow,
  type UnreadableBookRow,
} from '#shared/register/records/book.ts'
import { categories } from '#shared/register/records/registration.ts'
import { bookProblemLabels } from '#shared/register/rules/book-rows.ts'
import type { BookProblem } from '#shared/vocabulary/register.ts'
import { rowText, textIn } from '#web/ui/table-file/dates.ts'
import { type BookDateOrder, readBookDate } from './book-dates.ts'
import { type BookColumn, type BookMapping, bookColumnLabels } from './columns.ts'

export interface ReadingOptions {
  mapping: BookMapping
  dates: BookDateOrder
  /** The value for all rows if the file has no column for it. */
  category: BookRow['category']
  /** The council's day. */
  today: string
}

class Defect extends Error {
  readonly problem: BookProblem
  constructor(problem: BookProblem, words: string = bookProblemLabels[problem]) {
    super(words)
    this.problem = problem
  }
}

/** The sign for a letter that could not be read, and UTF-8 that was read with a Windows code page. */
const lostLetters = /\uFFFD|Ã[\u0080-\u00BF]|â€|Ø[\u0080-\u00BF§-³]|Ù[\u0080-\u00BF]/
/** What people write into an empty cell. */
const nothing = /^(?:[-–—.]+|nil|n\/?a|none|not known|unknown)$/i
const youngestInDays = 18 * 365

const cellOf = (cells: readonly string[], column: BookColumn, { mapping }: ReadingOptions): string => {
  const place = mapping[column]
  const text = place === null ? '' : textIn(cells[place] ?? '')
  return nothing.test(text) ? '' : text
}

const requireNoFormula = (text: string, column: BookColumn): void => {
  if (startsFormula.test(text))
    throw new Defect('formula', `${bookColumnLabels[column]} begins like a formula`)
}

const dateOf = (
  text: string,
  column: 'first_registered_on' | 'valid_until' | 'date_of_birth',
  { dates }: ReadingOptions,
): string => {
  const label = bookColumnLabels[column]
  if (text === '' && column === 'date_of_birth') return ''
  if (text === '') throw new Defect('date-missing', `${label} is missing`)
  const read = readBookDate(text, dates, label)
  if ('problem' in read) throw new Defect(read.problem, read.words.slice(0, 120))
  return read.date
}

/** "Cat. A", "A" and "category-a" are one; empty: the one of the file. */
const categoryOf = (text: string, { category }: ReadingOptions): BookRow['category'] => {
  if (text === '') return category
  const plain = text
    .toUpperCase()
    .replace(/CATEGORY|CAT/, '')
    .replace(/[^A-Z]/g, '')
  const known = categories.find((one) => one === plain)
  if (!known) throw new Defect('category-wrong', `Unknown category “${text}”`.slice(0, 120))
  return known
}

const problemOfField: Partial<Record<string, [missing: BookProblem, wrong: BookProblem]>> = {
  number: ['number-missing', 'number-wrong'],
  name: ['name-missing', 'name-wrong'],
  father_name: ['father-missing', 'father-wrong'],
  cnic: ['cnic-wrong', 'cnic-wrong'],
}

/** The rules of the service, so that it refuses no row that was read here. */
const requireFields = (row: BookRow): BookRow => {
  const checked = z.safeParse(newBookRow, row)
  if (checked.success) return checked.data
  const [issue] = checked.error.issues
  const field = String(issue?.path[0])
  const value = String(row[field as keyof BookRow] ?? '')
  const label = bookColumnLabels[field as BookColumn] ?? field
  if (value !== '' && issue?.code === 'too_big') throw new Defect('too-long', `${label} is too long`)
  const [missing, wrong] = problemOfField[field] ?? ['cells-shifted', 'cells-shifted']
  throw new Defect(value === '' ? missing : wrong)
}

const requireOrder = (row: BookRow, { today }: ReadingOptions): void => {
  const { first_registered_on: first, valid_until, date_of_birth: born } = row
  if (first > today) throw new Defect('date-future')
  if (valid_until <= first) throw new Defect('end-before-beginning')
  if (born !== '' && addDays(born, youngestInDays) > first) throw new Defect('birth-too-late')
}

const rowIn = (cells: readonly string[], line: number, columns: number, options: ReadingOptions): BookRow => {
  if (cells.slice(columns).some((cell) => cell.trim() !== '')) throw new Defect('cells-shifted')
  if (cells.some((cell) => lostLetters.test(cell))) throw new Defect('letters-lost')
  const texts = Object.fromEntries(
    (Object.keys(options.mapping) as BookColumn[]).map((column) => {
      const text = cellOf(cells, column, options)
      requireNoFormula(text, column)
      return [column, text]
    }),
  ) as Record<BookColumn, string>
  const { category, ...others } = texts
  // Names and numbers are looked at before the dates, as a person reads the row.
  const filled = {
    ...others,
    first_registered_on: '1900-01-01',
    valid_until: '1900-01-01',
    date_of_birth: '',
  }
  requireFields({ line, ...filled, cnic: foldDigits(texts.cnic), category: 'A' })
  const row = requireFields({
    ...{ line, ...others, cnic: foldDigits(texts.cnic) },
    first_registered_on: dateOf(texts.first_registered_on, 'first_registered_on', options),
    valid_until: dateOf(texts.valid_until, 'valid_until', options),
    date_of_birth: dateOf(texts.date_of_birth, 'date_of_birth', options),
    category: categoryOf(category, options),
  })
  requireOrder(row, options)
  return row
}

/** @param columns how many the header has */
export const readBookRow = (
  cells: readonly string[],
  line: number,
  columns: number,
  options: ReadingOptions,
): BookRow | UnreadableBookRow => {
  try {
    return rowIn(cells, line, columns, options)
  } catch (defect) {
    if (!(defect instanceof Defect)) throw defect
    return unreadableRow(cells, line, defect.problem, defect.message)
  }
}

/** Signs that the service refuses: those for lost letters are shown as question marks, the others left out. */
const lost = /\uFFFD/g
const refused = /[\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]|\p{Cs}/gu

export const unreadableRow = (
  cells: readonly string[],
  line: number,
  problem: BookProblem,
  words: string = bookProblemLabels[problem],
): UnreadableBookRow => ({
  line,
  text: rowText(cells, longestUnreadableRow).replace(lost, '?').replace(refused, ''),
  problem,
  words: words
    .replace(/\p{Cc}/gu, ' ')
    .replace(lost, '?')
    .replace(refused, ''),
})
