/** Cells of a statement: amounts and numbers as banks and spreadsheets write them. */

import { plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { foldDigits } from '#shared/kit/format.ts'
import { textIn } from '#web/ui/table-file/cell-text.ts'

const withCommas = /^\d{1,3}(,\d{2,3})*(\.\d{1,2})?$/ // 2,500.00 and 1,00,000
const withDots = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/ // 2.500,00: no rupee has three places
const ungrouped = /^\d+([.,]\d{1,2})?$/

const rupeesIn = (text: string): number | null => {
  if (ungrouped.test(text)) return Number(text.replace(',', '.'))
  if (withCommas.test(text)) return Number(text.replaceAll(',', ''))
  return withDots.test(text) ? Number(text.replaceAll('.', '').replace(',', '.')) : null
}

const currency = /^(?:rs|pkr|rupees)\.?:?|(?:\/[-=]|pkr|rs\.?|rupees)$/gi
/** Money that the bank has paid out or taken back: in brackets, with a minus before or after it, or a debit. */
const takenBack = /^\((.+)\)$|^[-−](.+)$|^(.+?)(?:[-−]|dr\.?)$/i

/** Rupees, or null; what was taken back is negative. */
export const amountIn = (cell: string): number | null => {
  const text = foldDigits(textIn(cell))
    .replace(/[\s'’]/g, '')
    .replace(/cr\.?$/i, '')
  const shown = text.replace(currency, '')
  const [, inBrackets, afterMinus, beforeMinus] = takenBack.exec(shown) ?? []
  const withoutSign = inBrackets ?? afterMinus ?? beforeMinus
  if (withoutSign === undefined) return rupeesIn(shown)
  const rupees = rupeesIn(withoutSign.replace(currency, ''))
  return rupees && -rupees
}

export const voucherIn = (cell: string): string => plainVoucherNumber(textIn(cell))
