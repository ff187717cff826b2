/** Cells of a statement: dates, amounts and numbers as banks and spreadsheets write them. */
import { foldDigits } from '#shared/format.ts'
import { plainVoucherNumber } from '#shared/rules/voucher-number.ts'
import { parseTypedDate } from '#web/ui/fields/date-field/typed-date.ts'

/** Spreadsheets write `="00123"` to keep leading zeros. */
const unwrapped = (cell: string): string => cell.trim().replace(/^="(.*)"$/, '$1')

/** One line of text. */
export const textIn = (cell: string): string => unwrapped(cell).replace(/\s+/g, ' ').trim()

/** `YYYY-MM-DD`, or null. The day comes before the month; a time after the date is ignored. */
export const dateIn = (cell: string): string | null =>
  parseTypedDate(unwrapped(cell).replace(/[\sT]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]m|z)?$/i, ''))

const withCommas = /^\d{1,3}(,\d{2,3})*(\.\d{1,2})?$/ // 2,500.00 and 1,00,000
const withDots = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/ // 2.500,00: no rupee has three places
const ungrouped = /^\d+([.,]\d{1,2})?$/

/** Rupees, or null. */
export const amountIn = (cell: string): number | null => {
  const text = foldDigits(unwrapped(cell))
    .replace(/^(rs\.?|pkr)|(\/-|pkr|cr\.?)$/gi, '')
    .replace(/[\s'’]/g, '')
  if (ungrouped.test(text)) return Number(text.replace(',', '.'))
  if (withCommas.test(text)) return Number(text.replaceAll(',', ''))
  return withDots.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null
}

export const voucherIn = (cell: string): string => plainVoucherNumber(textIn(cell))
