/** Amounts as banks write them, in one column or in two. */
import { foldDigits } from '#shared/kit/format.ts'
import { textIn } from '#web/ui/table-file/dates.ts'

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

/** Banks fill the other of two columns with nothing, zeros or a dash. */
const isNothing = (cell: string): boolean => /^[-–0.,\s]*$/.test(foldDigits(textIn(cell)))

interface AmountCells {
  /** The amount, or what was credited. */
  credit: string
  debit: string
  /** "Dr" or "Cr" in a column of its own. */
  direction: string
}

/** The amount of a row; what was debited is negative. */
export const amountOf = ({ credit, debit, direction }: AmountCells): number | null => {
  const isDebit = /^(d|w)/i.test(textIn(direction))
  if (isNothing(debit)) return isDebit ? amountIn(`${credit} dr`) : amountIn(credit)
  const amount = isNothing(credit) ? amountIn(debit) : null
  return amount && -Math.abs(amount)
}
