/** Numbers of vouchers and challans as spreadsheets write them, and as they stand in a narration. */
import { isVoucherNumber, plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { foldDigits, plainNumber } from '#shared/kit/format.ts'
import { textIn } from '#web/ui/table-file/dates.ts'

const withZeros = /^(\d+)[.,]0+$/ // 2414634746.0
const withExponent = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i

/** The number in a cell; null where the spreadsheet has rounded it: `2.41463E+9` no longer has its digits. */
export const numberIn = (cell: string): string | null => {
  const text = foldDigits(textIn(cell))
  const [, first, others = '', exponent] = withExponent.exec(text) ?? []
  if (first === undefined) return textIn(cell).replace(withZeros, '$1')
  return others.length === Number(exponent) ? `${first}${others}` : null
}

const tenDigits = /(?<!\d)(\d{10}|\d{3}[ -]\d{3}[ -]\d{4})(?!\d)/g
const named = /(?:voucher|vchr?|consumer|ref)\D{0,12}$/i

/** The voucher number in a narration; empty where there is none, or which one is meant is not clear. */
export const voucherWithin = (narration: string): string => {
  const text = foldDigits(narration)
  const found = [...text.matchAll(tenDigits)].flatMap(({ 1: digits = '', index }) => {
    const number = plainVoucherNumber(digits)
    return isVoucherNumber(number) ? [{ number, isNamed: named.test(text.slice(0, index)) }] : []
  })
  const chosen = found.length > 1 ? found.filter(({ isNamed }) => isNamed) : found
  return chosen.length === 1 ? (chosen[0]?.number ?? '') : ''
}

/** The most specific first. After the word stand "no.", a colon or nothing, then letters and digits with at least one digit. */
const challans = [
  /(?:chall?an|chln)[\s.:#=/-]*(?:(?:id|no|number|ref)\b[\s.:#=/-]*)?([a-z]*-?\d[a-z\d-]*)/gi,
  /(?:stan|utr|slip|instrument)[\s.:#=/-]*(?:(?:id|no|number|ref)\b[\s.:#=/-]*)?([a-z]*-?\d[a-z\d-]*)/gi,
  /(?:transaction|tran|txn|trx|ref)[\s.:#=/-]*(?:(?:id|no|number|ref)\b[\s.:#=/-]*)?([a-z]*-?\d[a-z\d-]*)/gi,
]

/** The challan or transaction number in a narration, which is not its voucher number; empty where there is none. */
export const challanWithin = (narration: string): string => {
  const voucher = voucherWithin(narration)
  return (
    challans
      .flatMap((pattern) => [...foldDigits(narration).matchAll(pattern)])
      .map(([, number = '']) => number)
      .find((number) => plainNumber(number) !== voucher) ?? ''
  )
}
