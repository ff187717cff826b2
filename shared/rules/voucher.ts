/** The fee vouchers (specification, section 2: Print-out; section 9). */
import { addDays } from '../format.ts'

/** The three strips, each kept by the one it names. */
export const voucherCopies = ['Bank', 'Office', 'Applicant'] as const
export type VoucherCopy = (typeof voucherCopies)[number]

export const voucherValidityInDays = 3 // specification, section 9

/**
 * The two dates on a voucher printed on a day.
 * @param today the council's day, `YYYY-MM-DD`.
 */
export const voucherDates = (today: string): { issued: string; validUntil: string } => ({
  issued: today,
  validUntil: addDays(today, voucherValidityInDays),
})
