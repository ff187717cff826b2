/** What a row of the bank statement means for the application with its voucher number. */

import { isOpen } from '#shared/applications/rules/application-lifecycle.ts'
import { isVoucherNumber } from '#shared/applications/rules/voucher-number.ts'
import { formatDate, formatRupees, plainNumber } from '#shared/kit/format.ts'
import { type ApplicationStatus, statusLabels } from '#shared/vocabulary/statuses.ts'

/** The outcomes of a row, problems first; all but `verified` leave the application unchanged. */
export const bankOutcomes = [
  'repeated',
  'amount-differs',
  'unknown-voucher',
  'bad-voucher',
  'former-application',
  'paid-before',
  'challan-used',
  'wrong-status',
  'set-aside',
  'later-than-today',
  'no-payment',
  'already-verified',
  'verified',
] as const
export type BankOutcome = (typeof bankOutcomes)[number]

/** The reason as a heading. */
export const bankOutcomeLabels: Record<BankOutcome, string> = {
  repeated: 'Challan appears more than once',
  'amount-differs': 'Amount differs from the fee',
  'unknown-voucher': 'Unknown voucher number',
  'bad-voucher': 'Voucher number missing or wrong',
  'former-application': 'Voucher of a former application',
  'paid-before': 'Fee already paid with another challan',
  'challan-used': 'Challan used for another application',
  'wrong-status': 'Application takes no payment now',
  'set-aside': 'Deposit set aside before',
  'later-than-today': 'Date later than today',
  'no-payment': 'Not a payment',
  'already-verified': 'Verified before',
  verified: 'Fee verified',
}

/** Money that is there and pays for nothing: the row is kept as a deposit without an application. */
export const keepsDeposit = (outcome: BankOutcome): boolean =>
  (
    [
      'amount-differs',
      'unknown-voucher',
      'bad-voucher',
      'former-application',
      'paid-before',
      'wrong-status',
    ] as BankOutcome[]
  ).includes(outcome)

interface Row {
  line: number
  /** `YYYY-MM-DD` */
  paid_on: string
  /** As in the file, without blanks. */
  voucher_number: string
  /** In rupees. */
  amount: number
  challan_no: string
}

export interface FeeOwed {
  /** The number of its voucher. */
  voucher: string
  /** In rupees. */
  fee: number
  status: ApplicationStatus
  /** The payment that was verified before. */
  payment: { challan_no: string } | null
}

interface RowOutcome {
  outcome: BankOutcome
  /** Why, in a sentence for the person who imports. */
  words: string
}

/** Rows whose challan is in another row too, each with the sentence that names the other row. */
export const repeatedChallans = (rows: readonly Row[]): Map<number, string> => {
  const sentences = new Map<number, string>()
  for (const [first, ...others] of Map.groupBy(rows, (row) => plainNumber(row.challan_no)).values()) {
    const [second] = others
    if (!first || !second) continue
    sentences.set(first.line, `This challan appears again in row ${second.line}`)
    for (const { line } of others) sentences.set(line, `This challan already appears in row ${first.line}`)
  }
  return sentences
}

const sameChallan = (one: string, other: string): boolean => plainNumber(one) === plainNumber(other)

/** What a payment of this amount means for the application that its payer has stated. */
const outcomeForFee = (amount: number, owed: FeeOwed): RowOutcome => {
  if (owed.payment)
    return { outcome: 'paid-before', words: `Already paid with challan ${owed.payment.challan_no}` }
  if (amount !== owed.fee)
    return {
      outcome: 'amount-differs',
      words: `The fee is ${formatRupees(owed.fee)}; ${formatRupees(amount)} was paid`,
    }
  if (!isOpen(owed.status))
    return { outcome: 'wrong-status', words: `The application is ${statusLabels[owed.status].toLowerCase()}` }
  return { outcome: 'verified', words: 'Fee verified' }
}

/** Why a deposit of this amount cannot pay for an application; null when it can. */
export const depositProblem = (amount: number, owed: FeeOwed): string | null => {
  const { outcome, words } = outcomeForFee(amount, owed)
  return outcome === 'verified' ? null : words
}

const outcomeForVoucher = (row: Row, owing: FeeOwed | null): RowOutcome => {
  if (row.voucher_number === '') return { outcome: 'bad-voucher', words: 'No voucher number' }
  if (!isVoucherNumber(row.voucher_number))
    return { outcome: 'bad-voucher', words: 'A digit of the voucher number is wrong or missing' }
  if (!owing) return { outcome: 'unknown-voucher', words: 'No application has this voucher number' }
  if (owing.voucher !== row.voucher_number)
    return { outcome: 'former-application', words: 'This voucher is of a former application' }
  return outcomeForFee(row.amount, owing)
}

interface WhatIsKnown {
  /** The application with this voucher number. */
  owing: FeeOwed | null
  /** Whether the challan has paid already. */
  challanHasPaid: boolean
  /** The deposit with this challan once it was matched with an application, or set aside. */
  settled: { application: { reference_no: string } | null; reason: string } | null
  /** The sentence about other rows with this challan. */
  repetition: string | undefined
  /** The council's day, `YYYY-MM-DD`. */
  today: string
}

const wordsForNoPayment = (amount: number, challanHasPaid: boolean): string => {
  if (amount === 0) return 'The amount is zero'
  return challanHasPaid
    ? 'The bank has taken back a payment that was verified: reverse the fee'
    : 'The bank has taken this amount back'
}

export const outcomeOfRow = (
  row: Row,
  { owing, challanHasPaid, settled, repetition, today }: WhatIsKnown,
): RowOutcome => {
  if (repetition) return { outcome: 'repeated', words: repetition }
  if (row.amount <= 0)
    return {
      outcome: 'no-payment',
      words: wordsForNoPayment(row.amount, challanHasPaid),
    }
  if (row.paid_on > today)
    return { outcome: 'later-than-today', words: `${formatDate(row.paid_on)} is later than today` }
  if (owing?.payment && sameChallan(owing.payment.challan_no, row.challan_no))
    return { outcome: 'already-verified', words: 'Verified before with this challan' }
  if (settled?.application)
    return { outcome: 'already-verified', words: `Matched before with ${settled.application.reference_no}` }
  if (challanHasPaid)
    return { outcome: 'challan-used', words: 'This challan has paid for another application' }
  if (settled) return { outcome: 'set-aside', words: `This deposit was set aside: ${settled.reason}` }
  return outcomeForVoucher(row, owing)
}

/** Whether the row verified a fee or added a deposit, so that undoing its import has something to undo. */
export const changedSomething = ({
  outcome,
  deposit,
}: {
  outcome: BankOutcome
  deposit: 'new' | 'known' | null
}): boolean => outcome === 'verified' || deposit === 'new'

interface Verified {
  status: ApplicationStatus
  payment: { verified_at: string } | null
  pending: { action: string } | null
}

/**
 * Why a row stays verified when its import is undone; null when it may be undone. One person may undo an import while
 * nothing has followed from it; an application that has moved on needs a second approver, like every reversed decision.
 * @param verifiedAt the instant at which the import verified it
 */
export const reasonToKeepVerified = (application: Verified, verifiedAt: string): string | null => {
  if (application.payment?.verified_at !== verifiedAt) return 'The fee was reversed in the meantime'
  if (!isOpen(application.status))
    return `The application has moved on: ${statusLabels[application.status].toLowerCase()}`
  return application.pending ? 'Somebody has asked to reverse the fee' : null
}
