/** Reads the rows that somebody pastes or opens for a check: which cell is the number, which the name or the CNIC. */
import { canonicalCnic, foldDigits } from '#shared/kit/format.ts'

export interface AskedRow {
  /** Of the text or file, from 1. */
  line: number
  number: string
  name?: string
  /** 13 digits. */
  cnic?: string
}

interface UnreadableRow {
  line: number
  why: string
}

export interface ReadRows {
  rows: AskedRow[]
  unreadable: UnreadableRow[]
}

const longestNumber = 40
const longestName = 80

const isCnic = (cell: string): boolean => /^[1-9]\d{12}$/.test(canonicalCnic(cell))
const hasDigit = (cell: string): boolean => /\d/.test(foldDigits(cell))
const hasLetter = (cell: string): boolean => /\p{L}/u.test(cell)
const isDay = (cell: string): boolean => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(foldDigits(cell))

/** "A-00012 Ayesha Siddiqua" in one cell: the number, then the name or the CNIC. */
const splitCell = (cell: string): string[] => {
  const parts = /^(\p{L}{0,4}[-–/ ]?\d[\d/-]*)[\s,;:]+(.+)$/u.exec(cell)
  return parts ? [parts[1] ?? '', parts[2] ?? ''] : [cell]
}

/** A number with a letter comes before one of digits only, which may count the rows. */
const numberAmong = (cells: string[]): string | undefined => {
  const numbers = cells.filter((cell) => hasDigit(cell) && !isCnic(cell) && !isDay(cell))
  return numbers.find(hasLetter) ?? numbers.at(-1)
}

const readRow = (cells: string[], line: number): AskedRow | UnreadableRow => {
  const number = numberAmong(cells)
  const cnic = cells.find(isCnic)
  const name = cells.find((cell) => cell !== number && hasLetter(cell) && !hasDigit(cell))
  if (!number) return { line, why: 'There is no registration number in this row' }
  if (number.length > longestNumber) return { line, why: 'The registration number is too long' }
  if (cnic) return { line, number, cnic: canonicalCnic(cnic) }
  if (!name) return { line, why: 'There is no name and no CNIC of 13 digits next to the number' }
  if (name.length > longestName) return { line, why: 'The name is too long' }
  return { line, number, name }
}

const tidyCells = (cells: readonly string[]): string[] => {
  const filled = cells.map((cell) => cell.normalize('NFC').replace(/\s+/g, ' ').trim()).filter(Boolean)
  return filled.length === 1 ? splitCell(filled[0] ?? '') : filled
}

/** The registration number of each line of a text or a CSV file; lines without one are left out. */
export const numbersIn = (text: string): string[] =>
  text.split(/\r?\n/).flatMap((line) => {
    const cells = tidyCells(line.replaceAll('"', '').split(/[\t,;|]/))
    return numberAmong(cells)?.slice(0, longestNumber) ?? []
  })

/** @param table cells by row; empty rows, and a first row without digits, which names the columns, are left out */
export const readCheckRows = (table: readonly (readonly string[])[]): ReadRows => {
  const filled = table
    .map((cells, place) => ({ line: place + 1, cells: tidyCells(cells) }))
    .filter(({ cells }) => cells.length > 0)
  const isHead = filled[0] !== undefined && !filled[0].cells.some(hasDigit) && filled.length > 1
  const read = filled.slice(isHead ? 1 : 0).map(({ line, cells }) => readRow(cells, line))
  return { rows: read.filter((row) => 'number' in row), unreadable: read.filter((row) => 'why' in row) }
}
