/** The kinds of rows of a bank's file, each with what must become of its rows and where their money stands then. */
import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import type { BankOutcome } from '#shared/payments/records/bank-outcomes.ts'
import type { BookColumn } from '#shared/payments/records/day-book.ts'
import type { BankLine } from './formats.ts'

export type End = BankOutcome | 'early' | 'unreadable'

interface Rows {
  rows: Partial<BankLine>[]
  /** Of each row. */
  ends: End[]
  /** Where the day book has the amount of the first row that it did not have before. */
  column: BookColumn | undefined
}

/** What rows are made of: what is given by a function is another one at every call. */
interface Stock {
  fee: number
  /** Whether the bank names voucher and challan in a sentence. */
  narrates: boolean
  /** A voucher of somebody who has not paid. */
  unpaid: () => string
  challan: () => string
  /** Of an application that stays unpaid, is declined, or was paid. */
  vouchers: { open: string; declined: string; paid: string }
  /** Rows of an earlier file: they verified a fee, wait without an application, or were set aside. */
  verified: () => BankLine
  debited: () => BankLine
  deposit: () => BankLine
  setAside: () => BankLine
}

const one = (end: End, row: Partial<BankLine>, column?: BookColumn): Rows => ({
  rows: [row],
  ends: [end],
  column,
})
const two = (ends: [End, End], rows: Partial<BankLine>[], column?: BookColumn): Rows => ({
  rows,
  ends,
  column,
})
const back = (row: Partial<BankLine>, fee: number) => ({ ...row, voucher: '', amount: -fee })
const creditOf = ({ vouchers, challan }: Stock) => ({ voucher: vouchers.open, challan: challan() })

export const kinds: Record<string, (stock: Stock) => Rows> = {
  paid: ({ unpaid }) => one('verified', { voucher: unpaid() }, 'verified'),
  'paid, the voucher in groups': ({ unpaid }) =>
    one('verified', { voucher: unpaid().replace(/^(...)(...)/, '$1 $2 ') }, 'verified'),
  'before the day of the voucher': ({ unpaid }) =>
    one('early', { voucher: unpaid(), paid_on: '2026-11-05' }, 'verified'),
  'the same line twice': ({ unpaid, challan }) => {
    const row = { voucher: unpaid(), challan: challan() }
    return two(['verified', 'same-row'], [row, row], 'verified')
  },
  'a credit and its debit': (stock) => {
    const credit = creditOf(stock)
    return two(['taken-back', 'taken-back'], [credit, back(credit, stock.fee)], 'taken_back')
  },
  'a debit before its credit': (stock) => {
    const credit = creditOf(stock)
    return two(['taken-back', 'taken-back'], [back(credit, stock.fee), credit], 'taken_back')
  },
  'a debit of a fee verified before': ({ debited, fee }) => one('taken-back', back(debited(), fee)),
  'a debit of a deposit imported before': ({ deposit, fee }) => one('taken-back', back(deposit(), fee)),
  'a debit of nothing known': ({ fee }) => one('no-payment', back({}, fee)),
  'nothing paid': ({ vouchers }) => one('no-payment', { voucher: vouchers.open, amount: 0 }),
  'too little': ({ vouchers, fee }) =>
    one('amount-differs', { voucher: vouchers.open, amount: fee - 500.5 }, 'unmatched'),
  'too much': ({ vouchers, fee }) =>
    one('amount-differs', { voucher: vouchers.open, amount: fee + 98_000 }, 'unmatched'),
  'an unknown voucher': () => one('unknown-voucher', { voucher: voucherNumberOf(0n) }, 'unmatched'),
  'a wrong digit': ({ vouchers }) => {
    const voucher = vouchers.open.replace(/.$/, (last) => String((Number(last) + 1) % 10))
    return one('bad-voucher', { voucher }, 'unmatched')
  },
  'no voucher': () => one('bad-voucher', {}, 'unmatched'),
  'a declined application': ({ vouchers }) =>
    one('wrong-status', { voucher: vouchers.declined }, 'unmatched'),
  'paid with another challan': ({ vouchers }) => one('paid-before', { voucher: vouchers.paid }, 'unmatched'),
  'verified before': ({ verified }) => one('already-verified', verified()),
  'a challan that has paid for another': ({ vouchers, verified }) =>
    one('challan-used', { ...verified(), voucher: vouchers.open }),
  'set aside before': ({ setAside }) => one('set-aside', setAside()),
  'one challan, two amounts': (stock) => {
    const credit = creditOf(stock)
    return two(['repeated', 'repeated'], [credit, { ...credit, amount: stock.fee + 1 }])
  },
  'later than today': ({ vouchers }) =>
    one('later-than-today', { voucher: vouchers.open, paid_on: '2026-12-01' }),
  'no day': () => one('unreadable', { paid_on: 'pending' }),
  'no amount': () => one('unreadable', { amount: 'n/a' }),
  'no challan': ({ vouchers }) => one('unreadable', { voucher: vouchers.open, challan: '' }),
  'digits that Excel has rounded': ({ narrates }) => {
    const row = { voucher: '2.41463E+9' }
    return narrates ? one('bad-voucher', row, 'unmatched') : one('unreadable', row)
  },
}
