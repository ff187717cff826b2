/** CSV files: UTF-8 with a byte order mark, CRLF, RFC 4180, and no cell that a spreadsheet would run. */
import { startsFormula } from '#shared/cases/rules/export-sheet.ts'
import { saveFile } from './document/save-file.ts'

/** Without it Excel reads the file in a Windows code page. */
const byteOrderMark = '\uFEFF'

type Cells = (string | number)[][]

/** The whole text of the file. The library is fetched at the first file. */
export const csvText = async (fields: readonly string[], data: Cells): Promise<string> => {
  const { default: Papa } = await import('papaparse')
  const sheet = { fields: [...fields], data }
  return byteOrderMark + Papa.unparse(sheet, { newline: '\r\n', escapeFormulae: startsFormula })
}

/** @param name of the file, ending in `.csv` */
export const saveCsv = async (fields: readonly string[], data: Cells, name: string): Promise<void> =>
  saveFile(new Blob([await csvText(fields, data)], { type: 'text/csv;charset=utf-8' }), name)
