/** The first sheet of an Excel workbook as cells of text. The library that reads it is fetched when the first one is chosen. */
import { UnusableFile } from './read-cells.ts'

export const isWorkbook = async (file: Blob): Promise<boolean> =>
  (await file.slice(0, 4).text()) === 'PK\u0003\u0004'

/** A day as `YYYY-MM-DD`; of a number no digit is lost to an exponent. */
const textOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return value === null || value === undefined ? '' : String(value)
}

/** @param largest in megabytes. @throws UnusableFile with a sentence for whoever has chosen the file */
export const readWorkbook = async (file: Blob, largest: number): Promise<string[][]> => {
  if (file.size > largest * 1_000_000) throw new UnusableFile(`The file is larger than ${largest} MB`)
  const { readSheet } = await import('read-excel-file/universal')
  try {
    const lines = await readSheet(file)
    return lines.map((line) => line.map(textOf))
  } catch {
    throw new UnusableFile('This workbook cannot be read. Save the sheet as CSV')
  }
}
