/** The fee vouchers. */
import { addDays } from '#shared/kit/format.ts'

/** The three strips, each kept by the one it names. */
export const voucherCopies = ['Bank', 'Office', 'Applicant'] as const
export type VoucherCopy = (typeof voucherCopies)[number]

const voucherValidityInDays = 3 // days after issue, as printed on the voucher

/**
 * The two dates on a voucher printed on a day.
 * @param today the council's day, `YYYY-MM-DD`.
 */
export const voucherDates = (today: string): { issued: string; validUntil: string } => ({
  issued: today,
  validUntil: addDays(today, voucherValidityInDays),
})

interface Fee {
  fee_amount: number
  voucher_number: string
  shortfall: { voucher_number: string; paid: number } | null
}

/**
 * What is still to be paid of a fee of which the council has received a part, and with which vouchers: the number that is
 * printed comes first; some people pay the rest with the first voucher again.
 */
export const stillOwed = ({ fee_amount, voucher_number, shortfall }: Fee) => ({
  fee: fee_amount - (shortfall?.paid ?? 0),
  vouchers: shortfall ? [shortfall.voucher_number, voucher_number] : [voucher_number],
})
