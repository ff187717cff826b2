import { voucherNumberOf } from '#shared/applications/rules/voucher-number.ts'
import { addDays, dayInKarachi } from '#shared/kit/format.ts'
import type { Application } from './application.ts'
import type { Planned } from './applications.ts'

/** When the accounts office imports the bank's statement: office days before today, latest last. */
export const statementDays = [60, 55, 50, 45, 40, 35, 30, 25, 20, 15, 10, 6, 3]

/** The afternoon, in minutes of the day: what was done with an application in the morning comes first. */
export const minuteOfImport = 15 * 60 + 30

/**
 * The statement by which the fee of an application comes: the first after the day of its fee step and before the step
 * that needs it. @returns office days before today; undefined where the applicant brings the slip
 */
export function statementDayOf({ number, submitted, story }: Planned): number | undefined {
  const place = story.findIndex(({ isFee }) => isFee)
  if (place < 0 || number % 3 === 0) return undefined
  const earliest = submitted - (story[place]?.after ?? 0)
  const next = story[place + 1]?.after
  const latest = next === undefined ? 1 : submitted - next + 1
  return statementDays.find((day) => day <= earliest && day >= latest)
}

const knownToNobody = voucherNumberOf(123_456n)

/** The latest statements hold payments that are still to be cleared. */
const daysWithDeposits = 20

/**
 * The rows that pay for these applications, and two such as every bank sends: another payer's, and a second payment of a fee.
 * @param daysAgo when the statement is imported, in office days before today
 */
export function statementRows(applications: readonly Application[], at: Date, daysAgo: number) {
  const paid_on = addDays(dayInKarachi(at), -1)
  const rows = applications.map(({ voucher, fee, applicant }) => ({
    paid_on,
    voucher_number: voucher,
    amount: fee,
    challan_no: applicant.challan,
  }))
  const challan = (first: string) => `CH-${first}${paid_on.slice(5, 7)}${paid_on.slice(8)}`
  const foreign = { paid_on, voucher_number: knownToNobody, amount: 2500, challan_no: challan('9') }
  const second = rows.slice(0, 1).map((row) => ({ ...row, challan_no: challan('8') }))
  const deposits = daysAgo > daysWithDeposits ? [] : [foreign, ...second]
  return [...rows, ...deposits].map((row, place) => ({ line: place + 2, ...row }))
}
