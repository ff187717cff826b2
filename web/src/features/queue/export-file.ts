/** An export as the bytes of a CSV file: UTF-8 with a byte order mark, CRLF, RFC 4180, and no cell that a spreadsheet would run. */
import type { ExportRow } from '#shared/records/export.ts'
import { exportCells, exportHeads, startsFormula } from '#shared/rules/export-sheet.ts'

/** Without it Excel reads the file in a Windows code page. */
const byteOrderMark = '\uFEFF'

/** The whole text of the file. The library is fetched at the first export. */
export const csvOf = async (rows: ExportRow[]): Promise<string> => {
  const { default: Papa } = await import('papaparse')
  const sheet = { fields: exportHeads, data: rows.map(exportCells) }
  return byteOrderMark + Papa.unparse(sheet, { newline: '\r\n', escapeFormulae: startsFormula })
}

/** @param what 'submitted', or 'found'. @param day `YYYY-MM-DD` */
export const exportFileName = (what: string, day: string): string => `applications-${what}-${day}.csv`
