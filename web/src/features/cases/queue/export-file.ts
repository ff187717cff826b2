/** An export as a CSV file. */
import type { ExportRow } from '#shared/cases/records/export.ts'
import { exportCells, exportHeads } from '#shared/cases/rules/export-sheet.ts'
import { csvText } from '#web/ui/csv-file.ts'

/** The whole text of the file. */
export const csvOf = (rows: ExportRow[]): Promise<string> => csvText(exportHeads, rows.map(exportCells))

/** @param what 'submitted', or 'found'. @param day `YYYY-MM-DD` */
export const exportFileName = (what: string, day: string): string => `applications-${what}-${day}.csv`
