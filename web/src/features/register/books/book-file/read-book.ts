/** A file of an old register: its header and lines, the rows that can be read, and the parts in which they are sent. */
import { plainNumber } from '#shared/kit/format.ts'
import {
  type BookRow,
  bookRowsPerPart,
  mostBookRows,
  type UnreadableBookRow,
} from '#shared/register/records/book.ts'
import { UnusableFile } from '#web/ui/table-file/read-cells.ts'
import { guessDateOrder } from './book-dates.ts'
import { guessMapping, headerLineOf } from './columns.ts'
import { type ReadingOptions, readBookRow, unreadableRow } from './read-row.ts'

export interface BookSheet {
  header: string[]
  /** The lines under the header that are not empty, with their place in the file. */
  lines: { line: number; cells: string[] }[]
}

export interface ReadBook {
  rows: BookRow[]
  unreadable: UnreadableBookRow[]
}

/** @throws UnusableFile */
export const sheetOf = (cells: string[][]): BookSheet => {
  const header = headerLineOf(cells)
  const lines = cells
    .map((line, index) => ({ line: index + 1, cells: line }))
    .filter(({ line, cells }) => line > header + 1 && cells.some((cell) => cell.trim() !== ''))
  if (lines.length === 0) throw new UnusableFile('The file has no rows under its header')
  if (lines.length > mostBookRows)
    throw new UnusableFile(
      `The file has ${lines.length} rows. Split it into files of at most ${mostBookRows} rows, each with the header`,
    )
  return { header: (cells[header] ?? []).map((cell) => cell.trim()), lines }
}

/** How the sheet is read unless the clerk says otherwise. */
export const guessOptions = ({ header, lines }: BookSheet, today: string): ReadingOptions => {
  const mapping = guessMapping(header)
  const dateColumns = [mapping.first_registered_on, mapping.valid_until, mapping.date_of_birth]
  const dates = lines.flatMap(({ cells }) =>
    dateColumns.map((place) => (place === null ? '' : (cells[place] ?? ''))),
  )
  return { mapping, dates: guessDateOrder(dates), category: 'A', today }
}

/** Rows of one number, or of one CNIC under several numbers: nobody can tell which of them is right. */
const repetitionsIn = (
  rows: readonly BookRow[],
): Map<number, [problem: 'number-twice' | 'cnic-twice', words: string]> => {
  const found = new Map<number, ['number-twice' | 'cnic-twice', string]>()
  const note = (groups: Iterable<BookRow[]>, problem: 'number-twice' | 'cnic-twice', noun: string) => {
    for (const [first, ...others] of groups) {
      const [second] = others
      if (!first || !second) continue
      found.set(first.line, [problem, `The ${noun} appears again in row ${second.line}`])
      for (const { line } of others)
        found.set(line, [problem, `The ${noun} already appears in row ${first.line}`])
    }
  }
  const withCnic = rows.filter(({ cnic }) => cnic !== '')
  note(Map.groupBy(withCnic, ({ cnic }) => cnic).values(), 'cnic-twice', 'CNIC')
  note(Map.groupBy(rows, ({ number }) => plainNumber(number)).values(), 'number-twice', 'number')
  return found
}

export const readBook = ({ header, lines }: BookSheet, options: ReadingOptions): ReadBook => {
  const read = lines.map(({ line, cells }) => readBookRow(cells, line, header.length, options))
  const rows = read.filter((row): row is BookRow => !('problem' in row))
  const repetitions = repetitionsIn(rows)
  const cellsOf = new Map(lines.map(({ line, cells }) => [line, cells]))
  const repeated = [...repetitions].map(([line, [problem, words]]) =>
    unreadableRow(cellsOf.get(line) ?? [], line, problem, words),
  )
  const unreadable = read.filter((row): row is UnreadableBookRow => 'problem' in row)
  return {
    rows: rows.filter(({ line }) => !repetitions.has(line)),
    unreadable: [...unreadable, ...repeated].sort((one, other) => one.line - other.line),
  }
}

/** In the order of the file, at most as many rows as one call takes. */
export const partsOf = ({ rows, unreadable }: ReadBook): ReadBook[] => {
  const all = [...rows, ...unreadable].sort((one, other) => one.line - other.line)
  const parts: ReadBook[] = []
  for (let from = 0; from < all.length; from += bookRowsPerPart) {
    const some = all.slice(from, from + bookRowsPerPart)
    parts.push({
      rows: some.filter((row): row is BookRow => !('problem' in row)),
      unreadable: some.filter((row): row is UnreadableBookRow => 'problem' in row),
    })
  }
  return parts
}

/** The same file, read in the same way, has the same digest. */
export const digestOf = async (parts: readonly ReadBook[]): Promise<string> => {
  const bytes = new TextEncoder().encode(JSON.stringify(parts))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
