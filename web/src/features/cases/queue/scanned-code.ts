/** Recognises what a scanner types into the search field: a code from the papers, then Enter. */
import { isVoucherNumber, plainVoucherNumber } from '#shared/applications/rules/voucher-number.ts'

export const longestSearch = 80 // the service accepts no longer text

/** The reference at the end of a text or of a pasted address, dashes or not. */
const referenceAtEnd = /(?:^|[^A-Z0-9])PC-?(\d{4})-?([2-9A-HJKMNP-Z]{8})\/?$/

/** The whole reference or voucher number in a text, as it is stored; undefined when the text is anything else. */
export const scannedCode = (typed: string): string | undefined => {
  const text = typed.trim().toUpperCase()
  const reference = referenceAtEnd.exec(text)
  if (reference) return `PC-${reference[1]}-${reference[2]}`
  const digits = plainVoucherNumber(text)
  return isVoucherNumber(digits) ? digits : undefined
}
