/** Deposits that the bank has taken back. */
import { formatDate } from '#shared/kit/format.ts'
import type { Deposit } from '../records/deposit.ts'

/** Why a deposit pays for nothing, and a fee that it has paid must be reversed. */
export const reasonTakenBack = (
  { challan_no }: Pick<Deposit, 'challan_no'>,
  day: string,
  former?: string,
): string =>
  `The bank took the payment with challan ${challan_no} back on ${formatDate(day)}${
    former ? `; it had paid for the former application ${former}` : ''
  }`

/** How a deposit without an application is settled: by the bank that took it back, or not at all. */
export const settledByBank = (
  { challan_no, taken_back }: Pick<Deposit, 'challan_no' | 'taken_back'>,
  now: Date,
): Deposit['settled'] => {
  if (!taken_back) return null
  const { by, paid_on, former } = taken_back
  const reason = reasonTakenBack({ challan_no }, paid_on, former)
  return { by, at: now.toISOString(), application: null, reason }
}
