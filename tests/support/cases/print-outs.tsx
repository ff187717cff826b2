/** The text of the sheets of a print-out. */
import { renderToStaticMarkup } from 'react-dom/server'
import type { PrintOut } from '#shared/applications/records/print-out.ts'
import { Sheets } from '#web/ui/print-sheets/sheets.tsx'

/** The text of the sheets, without tags. */
export const wordsOf = (printOut: PrintOut): string =>
  renderToStaticMarkup(<Sheets printOut={printOut} />)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

export const times = (words: string, phrase: string): number => words.split(phrase).length - 1
