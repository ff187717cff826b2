/**
 * The number of a fee voucher: nine digits and a check digit. The first is never 0 and there are ten in all, so that no
 * spreadsheet cuts it short or rounds it.
 */
import { foldDigits } from '#shared/kit/format.ts'

// H. M. Damm, 2004: the totally anti-symmetric quasigroup of order 10. It finds every wrong digit and every exchange of
// two neighbours; Luhn's digit would miss 09 for 90.
const table = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const damm = (digits: string): string =>
  [...digits].reduce((interim, digit) => table[Number(interim)]?.[Number(digit)] ?? '', '0')

const serials = 900_000_000

/** The number of a serial. @param serial any number from 0 on; it counts modulo the nine hundred million numbers there are */
export const voucherNumberOf = (serial: bigint): string => {
  const digits = String(100_000_000n + (serial % BigInt(serials)))
  return digits + damm(digits)
}

/** The ten digits of what was typed, scanned or exported: spaces, dashes and Urdu digits are read. */
export const plainVoucherNumber = (typed: string): string =>
  foldDigits(typed).replace(/[\s\-\u2010-\u2015\u2212]/g, '')

/** Whether these are ten digits with the right check digit. @param digits see plainVoucherNumber */
export const isVoucherNumber = (digits: string): boolean =>
  /^[1-9]\d{9}$/.test(digits) && damm(digits) === '0'

/** "123 456 7897": read aloud and typed from paper. */
export const formatVoucherNumber = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
