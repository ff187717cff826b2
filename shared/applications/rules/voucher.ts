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
